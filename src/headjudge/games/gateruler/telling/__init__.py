"""What players are told: words in English and Japanese, the log, the scene.

    wording                 what is said of a game
    wording_en, wording_ja  the words
    messages                what the entries of the log hold
    scene                   what a view shows besides zones

`terms_ja.toml` lists the Japanese terms.
"""
