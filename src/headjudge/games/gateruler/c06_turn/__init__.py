"""6. How to play.

    6-1         phases  which phase it is, and moments that abilities wait for
    6-1 to 6-5  course  the turn: start phase, main phase, end phase

What is done in the main phase is in chapter 7, the attack phase in chapter 8. 15-24 ends a turn
before its time.
"""
