"""8. Actions of the main phase.

    8.1                  options          which actions can be done now, and why another cannot
    8.2.1, 8.3.1, 8.5.1  ranks            the rank that counts when a card is played from the hand
    8.2, 8.3             card_actions     play a battle card, activate a strategy card
    8.4 to 8.6           monster_actions  gain rage, play a monster card, invade

How a card is played, step by step, and cards that may be played for a price, is in 10.5; Burst is
12.5.
"""
