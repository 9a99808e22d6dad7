"""7. Attack and battle.

    7.1       roles         battles, and who attacks, is attacked, boosts and guards
    7.2, 7.3  battle_phase  the start step; one battle is one procedure
    7.4       attack_step   who attacks whom, and who boosts
    7.5       guard_step    guardians from the hand and the G zone, and intercepting
    7.6       drive_step    drive checks
    7.7       damage_step   powers are compared, damage is dealt, units are retired
    7.8       close_step    the end of a battle

Other chapters speak of battles too: 9.6 (the damage process), 10.20 and 10.34 (battles by a text),
10.25 (a legion in battle), 11.2 to 11.4 (drive, Intercept, Boost), 12.9 (boosted).
"""
