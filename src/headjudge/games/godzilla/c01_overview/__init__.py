"""1. Overview of the game.

    1.1, 1.2  winning       the number of players; winning, losing, conceding
    1.3       golden_rules  what holds for every instruction
    1.3.3     prohibitions  what an effect forbids

A monster that invades past zone 8 wins by 5.13.1.1.2, a player without a next monster loses by
5.15.1.2.1. That effects happen at the same time for several players, and who chooses first, is
asked by the card language of all games.
"""
