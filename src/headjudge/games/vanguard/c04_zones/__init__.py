"""4. Zones of the game.

    4.1 to 4.12  zones      the zones, who may look into them, and whose they are
    4.6          circles    columns, rows and types of circles, and how cards lie on them
    4.8, 4.9     bind_zone  cards that lie face down there and in the damage zone
    4.1.5        areas      the zones as card texts name them, and several cards that move at once

What a card on a circle is, is in 3.8 to 3.11; how cards move is in 10.3 to 10.5.
"""
