"""The greedy player, from a view and what is printed on cards.

greedy  what it takes, by rules of thumb
attack  how it attacks, and answers attacks
table   what it knows
"""
