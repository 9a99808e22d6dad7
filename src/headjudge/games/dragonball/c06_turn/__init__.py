"""6. The turn.

    6-1, 6-2, 6-4  turn        the turn, the Charge Phase and the End Phase
    6-3            main_phase  playing cards, activating skills, attacking
    6-3-1-2-1      playing     playing a Battle Card from the hand

How skills are activated is in 8-5, the attack is chapter 7.
"""
