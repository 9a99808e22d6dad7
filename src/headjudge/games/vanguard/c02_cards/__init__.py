"""2. Characteristics of a card.

    2.1 to 2.16  printed        what is printed on a card, and card files
    2.2, 2.17    clans          clans and nations
    2.5, 2.16    power          power that is increased or decreased; drive
    2.8          trigger_icons  what the icons of revealed cards do

What effects do to characteristics is in 8.7; how drive counts is in the drive step, 7.6.
"""
