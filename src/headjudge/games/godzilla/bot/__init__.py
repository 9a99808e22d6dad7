"""The greedy player: rules of thumb, from what its seat sees and what is printed on cards.

greedy  what to answer, at every decision
"""
