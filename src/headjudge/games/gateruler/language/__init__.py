"""What is not the book's about cards: their language.

vocabulary         the words of this game: the terms that texts are read into
text               the grammar: how texts are read, and said again
meanings           what words mean that no section of the rulebook explains
instruction_rules  what the book calls each instruction on a card
candidates         cards that want to be playable, from files of ours or of others
sheets             a ruler card as it is printed
"""
