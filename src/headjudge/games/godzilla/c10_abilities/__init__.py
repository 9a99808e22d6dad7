"""10. Playing and resolving cards and abilities.

    10.1 to 10.3              active       kinds of abilities; which are active, and where
    10.4                      timings      check timing and play timing
    10.5                      playing      playing cards and abilities, and choosing
    10.5.4                    prices       cards that may be played for a price
    10.6                      automatic    automatic abilities
    10.7, 10.8                effects      one-shot effects; the order of continuous effects
    10.2, 10.9                replacement  replacement effects
    10.6.4.1, 10.10, 10.11    information  the information of cards that moved; sources

Prohibitions are 1.3.3. The layers in which rage changes threat levels (10.8.1.4) go back to 3.4.5.
"""
