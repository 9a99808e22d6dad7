"""11. Keyword abilities.

    all of them                 keywords    each stated once, with its forms on cards
    all of them                 expansion   what compiling a card makes of its keywords
    11.2 to 11.4                icons       drive abilities, Intercept, Boost
    11.5 to 11.37               bundles     keywords that stand for abilities
    11.6 to 11.39               conditions  keywords that say when an ability is active
    11.6 to 11.39               enabling    whether an ability under one of those is active
    11.6.2 to 11.41             labels      words that texts and rules refer to
    11.10, 11.11, 11.14, 11.42  skills      Seek Mate, stride skills, G guardian
    11.21 to 11.37              states      the states that keywords give units
    11.34                       harmony     units associated with each other

What is done with a mate, a G unit or a G guardian is in 10.25, 10.28 and 7.5.1.2.3.
"""
