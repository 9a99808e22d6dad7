"""Telling people about a game: what is said and shown, never what happens.

wording                 sentences for options, the log and errors
wording_en, wording_ja  the words for them, in English and Japanese
messages                the messages of the log, and their arguments
terms_ja.toml           the Japanese terms of the rulebook and of cards
"""
