"""What players are told: words in English and Japanese, the log, the scene.

    wording                 what is said of a game
    words_en.toml           the words in English
    words_ja.toml           and in Japanese, key for key
    messages.toml           what the entries of the log hold
    scene                   what a view shows besides zones

`terms_ja.toml` lists the Japanese terms.
"""
