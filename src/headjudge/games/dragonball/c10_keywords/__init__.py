"""10. Keywords and keyword skills.

    all of them                            bundles        what compiling a card makes of them
    all of them                            keywords       whether a card has one
    10-1, 10-19                            leaving        KO, and removing from the game
    10-2, 10-28                            awakening      [Awaken] and [Wish]
    10-3, 10-15, 10-21, 10-24, 10-25       playing_cards  keywords that play cards
    10-4, 10-8, 10-9, 10-12, 10-22         fighting       keywords about battle
    10-5                                   evolving       [Evolve] and its kin
    10-6, 10-7, 10-20                      strikes        what an attack deals
    10-10                                  counters       [Counter]
    10-11, 10-15-5, 10-23, 10-26, 10-29    usage          when and how often a skill works
    10-13                                  unions         [Union]
    10-14, 10-17, 10-31                    deck_limits    how many a deck may have
    10-16, 10-27                           choosing       [Barrier], and choosing among effects
    10-18                                  tokens         tokens
    10-22                                  deflecting     [Deflect]

The question whether to pay for [Blocker] and [Burst] (10-30) is asked with every [Auto] skill, 8-6.
"""
