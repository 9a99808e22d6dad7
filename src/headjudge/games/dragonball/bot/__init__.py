"""The greedy player: rules of thumb, from what its seat sees and what is printed on cards.

greedy  what to answer, before and between battles
battle  how to attack, combo, block and counter
table   what the player knows of the table
"""
