"""The language of the cards: what no chapter of the rulebook is about.

vocabulary         the words of this game's cards, as terms
text               reading printed text into terms, and saying terms as text
instruction_rules  which rule and which question belongs to each instruction
candidates         reading card files of other makers
deck_making        making decks of the cards of a pool
"""
