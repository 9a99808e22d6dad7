"""Rulings as text: set up any position, play, ask, and keep the answer.

| module | what it does |
|---|---|
| `notation` | reads the form of a ruling |
| `in_japanese` | puts the Japanese words of a game beside the English ones, and reads clauses |
| `mentions` | finds cards and zones by their names in a line |
| `position` | lays a position out, as a match that goes on by the rules |
| `answering` | finds the options that a line of play means, and answers |
| `options` | tells what the options of a question are about |
| `refusing` | finds whether a line may be played, and the rule against it |
| `forced` | watches the questions that answer themselves |
| `rules_named` | finds the rules that a ruling names |
| `expecting` | compares what is expected with what is so |
| `play` | plays a ruling and tells what happened |
"""
