"""11. Other.

    11-1        endless_loops  loops: how often they are carried out
    11-2, 11-6  looking        revealing cards, and looking at secret areas
    11-3, 11-5  stacking       cards beneath other cards, and gaining control

Sending cards to the Warp (11-4) is with the areas, chapter 3.
"""
