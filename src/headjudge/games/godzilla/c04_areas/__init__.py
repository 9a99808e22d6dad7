"""4. Areas.

    4.1, 4.2, 4.5 to 4.11  layout    the areas: how many there are, and who sees what lies there
    4.4                    zones     how the numbered zones lie to each other, and which are empty
    4.1, 4.3 to 4.10       contents  what lies in an area, and what becomes of cards that move

The cards that may not lie where they are, are taken away by 11.4 and 11.5.
"""
