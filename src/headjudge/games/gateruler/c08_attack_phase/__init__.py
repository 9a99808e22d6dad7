"""8. Attack phase.

    8-4c to 8-4e  combat  who may attack what, who attacks, who is being attacked
    8-1 to 8-7    steps   the attack phase and each attack, step by step

15-26 and 15-34 to 15-36 say what the words on cards mean that speak of attacks; damage is in
chapter 13.
"""
