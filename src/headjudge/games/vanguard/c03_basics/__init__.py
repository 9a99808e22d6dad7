"""3. Basic concepts.

    3.1, 3.7           abilities      abilities, their costs, and characteristics
    3.1.1.3            ability_zones  the zones in front of an ability
    3.3, 3.4           masters        who uses a card, an ability, an effect
    3.5, 3.6           timings        when check timings and play timings come
    3.8 to 3.11, 3.18  units          vanguards, rear-guards, guardians, and their circles
    3.12, 3.13         drawing        drawing cards, and looking at the top of a deck
    3.14 to 3.16       sources        sources of effects and of damage; random choice
    3.17               orientation    standing and resting, face up and face down

What a check timing does is in 8.4; the overload of circles (3.9.1.1, 3.10.1.1) is a rule action,
9.3; that a guardian's shield counts (3.11.3) is in 7.4.1.11, with the other powers of a battle.
"""
