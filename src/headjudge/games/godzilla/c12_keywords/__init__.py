"""12. Keywords and keyword abilities.

    12.2 to 12.4, 12.6, 12.7, 12.9  bundles    keywords that are abilities
    12.5                            burst      monster cards played as though of another rank
    12.6                            evolution  the search for the new card, and the shuffle
    12.8                            resonance  what the rank I monster wants of the decks

A strategy card's text is an ability by 10.1.1.1.2, and evolving is 5.17.
"""
