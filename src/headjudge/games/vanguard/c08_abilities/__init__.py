"""8. Abilities and effects.

    8.1, 8.3  kinds          kinds of abilities, their requirements, and when they are active
    8.2       effects        carrying out an effect, and replacement effects
    8.4       check_timing   what a check timing and a play timing do
    8.5       playing        playing cards, and what effects choose
    8.5       activated      playing activated abilities
    8.5.2.3   costs          paying costs
    8.5.2.4   normal_stride  normal stride
    8.6       automatic      abilities that stand by
    8.7, 8.8  continuous     the order of continuous effects, and final information

Abilities that cannot be used are in 12.2, once a turn in 12.5; losing a cost is 10.29.
"""
