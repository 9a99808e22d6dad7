"""7. Attack and battle.

    7                   roles        which card attacks, which guards, and whether it goes on
    7-1                 attack       which attacks can be made, and what comes before the steps
    7-1-4-1 to 7-1-4-4  ending       the end of a battle that does not go on
    7-2, 7-3            combo_steps  the Offence Step and the Defense Step
    7-4                 damage_step  powers are compared; one battle is one procedure

What damage does is in 4-10; [Blocker], [Strike] and other keywords of battles are in chapter 10.
"""
