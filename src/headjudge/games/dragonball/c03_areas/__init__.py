"""3. Game areas.

    3-1 to 3-10    areas           the areas, who may look into them, and whose they are
    3-1-6, 3-2-3   areas_in_texts  the areas as card texts name them, and several cards at once
    3-2            shuffling       placing a deck, cards from its top, and shuffling
    3-4 to 3-8     moving          which kind of event a move is, and what it does
    3-6            entering        playing and placing cards in the battle area

KO and removing cards from the game are in 10-1 and 10-19, cards on top of others in 9-4, cards
beneath others in 11-3, looking into secret areas in 11-6.
"""
