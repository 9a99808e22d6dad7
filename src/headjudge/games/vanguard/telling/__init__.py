"""Telling people about a game: what is said and shown, never what happens.

wording                 sentences for options, the log and errors
words_en.toml           the words for them in English
words_ja.toml           and in Japanese, key for key
messages.toml           the messages of the log, and their arguments
scene                   what all can see of what is under way
terms_ja.toml           the Japanese terms of the rulebook and of cards
"""
