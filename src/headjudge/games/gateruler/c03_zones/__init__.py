"""3. Zones.

    3-1 to 3-6   layout   what zones there are, who sees what in them, and how they lie
    3-6 to 3-11  in_play  rulers, units, fields and set cards
    3-14         charges  cards in the charge zone that are linked to a card elsewhere
    3-2, 3-3     areas    the zones that a player has, how a card lies, areas that texts speak of
    3            moving   where a card can go, and what moving does to it

Which kind of event a movement is, 15-3 says; 14-19 is on face-down units, 12-4 and 12-5 on cards
that cannot stay where they are.
"""
