"""11. Rule actions.

    11.1, 11.4, 11.5  checks       at a check timing: cards in the wrong place, and too many
    11.2              reshuffling  an empty deck is made anew when a card is drawn
    11.1.2.1, 11.3    crushing     what interrupts: an invading monster crushes battle cards

Check timings are 10.4.3; a token that is where it cannot be disappears at once by 9.1.4.2.
"""
