"""5. Preparing to play.

    5-2         deck         what a player brings: a ruler, perhaps a geas, and a deck
    5-2b, 5-3b  rulers       what a ruler card lays down for its player
    5-2c        deck_making  how decks are made of a pool's cards
    5-1         survey       what the cards of both decks can do
    5-3         setup        the procedure before the first turn

Chapter 3 says which zones a ruler gives (3-2g), chapter 4 what its caps are.
"""
