"""Rulings as text: set up any position, play, ask, and keep the answer.

| module | what it does |
|---|---|
| `notation` | reads the form of a ruling |
| `naming` | finds cards, zones, figures and ways of lying by their names, with suggestions |
| `position` | lays a position out, as a match that goes on by the rules |
| `answering` | finds the option that a line of play means |
| `expecting` | compares what is expected with what is so |
| `play` | plays a ruling and tells what happened |
"""
