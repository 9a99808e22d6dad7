"""10. Specific actions.

    10.3 to 10.5, 10.8, 10.19, 10.32, 10.36  moving            cards that go to another zone
    10.6                                     riding            superior rides
    10.7                                     calling           superior calls
    10.9 to 10.11                            showing           reveal, search, shuffle
    10.12, 10.13, 10.37                      turning           stand, rest, turn, flip over
    10.15, 10.33                             damage            damage checks, and dealing damage
    10.16 to 10.18, 10.30                    blasts            counter and soul blasts and charges
    10.20, 10.34                             attack_by_effect  battles and attacks by a text
    10.21, 10.29                             giving            give and lose abilities and costs
    10.22, 10.24                             locking           lock and unlock
    10.23                                    declaring         declare
    10.25                                    legion            legion
    10.26                                    deletion          delete
    10.27                                    hearts            becoming a heart
    10.28                                    striding          stride
    10.31                                    time_leap         time leap
    10.35                                    domination        dominate

Drawing (10.2) is in 3.12, drive checks (10.14) are in the drive step, 7.6. What a word on a card
means stands with the section that explains the word.
"""
