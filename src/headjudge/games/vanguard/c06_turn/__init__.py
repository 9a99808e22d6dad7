"""6. The turn.

    6.1 to 6.3, 6.7, 6.8  turn        the turn, and the stand, battle and end phases
    6.4                   draw_phase  the draw step and the G assist step
    6.5                   ride_phase  the ride step and the stride step
    6.6                   main_phase  calling, activated abilities, exchanging

How cards are played is in 8.5, the battle phase is chapter 7, extra turns are in 12.4.
"""
