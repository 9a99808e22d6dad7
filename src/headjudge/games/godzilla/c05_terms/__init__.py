"""5. Specific terms: what the instructions on cards and in the rules do.

    5.2, 5.6, 5.7, 5.12  placing     place and move, swap, discard, destroy
    5.3 to 5.5           drawing     shuffle, draw, look at the top of the deck
    5.8, 5.10            searching   search, reveal
    5.9, 5.11            entering    activate; enter, which English cards call "play"
    5.13, 5.14           advancing   advance, retreat, invade
    5.15, 5.16           countering  counter, engage
    5.17                 evolving    evolve

Each is a procedure of numbered steps where it asks or repeats, and otherwise a function that an
event of that name happens through. Other chapters have instructions too: rage changes by 3.4, cards
go back on top of a deck by 4.1.5, zones are chosen by 10.5.3.
"""
