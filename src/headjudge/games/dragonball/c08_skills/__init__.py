"""8. Skills and effects.

    8-1-3               timings         the free timings of [Activate] skills
    8-1-4               permanent       [Permanent] skills
    8-1-3-1, 8-5        activating      which skills can be activated, and the steps of it
    8-1-5, 8-6          auto            [Auto] skills: pending, and activated
    8-2, 8-7, 8-9       effects         immediate effects, and replacement effects
    8-3                 validity        valid and negated skills
    8-4                 costs           skill costs
    8-4-2-3, 8-4-2-4    energy_payment  paying energy
    8-5-3               choices         what effects choose, and searching
    8-6-5, 8-8, 8-10    information     cards that moved, and continuous effects

Keywords that say when and how often a skill works are in 10-11, 10-23 and 10-29; [Counter] skills
are in 4-7 and 10-10.
"""
