"""15. Terms: what the words on cards mean.

    15-3, 15-9                  putting        put, add, move, leave, discard
    15-4                        setting        set
    15-5, 15-6                  showing        look, show, reveal; choose in a deck or hand
    15-7, 15-30, 15-33          turning        ready and exhaust, damage reversal, flip
    15-8                        drawing        draw
    15-10, 15-20, 15-32         effect_damage  divide, deal damage, remain in play
    15-11, 15-14, 15-28b        stacking       swap, add as a charge, put on top, rearrange
    15-12                       destroying     destroy
    15-15                       resources      pay resources
    15-16, 15-17, 15-31, 15-37  summoning      use and play, normal summon, cannot play
    15-18, 15-23, 15-28a        placing        special summon, gain control, place
    15-19                       driving        drive
    15-21                       healing        heal
    15-24, 15-25                ending         end the turn, negate
    15-26, 15-34 to 15-36       attacking      attack, attack directly, battle, redirect
    15-27                       ignoring       cards that ignore effects or damage
    15-29, 15-38                restrictions   losing abilities, cannot enter play

15-2 is in 14-13 (layers) and beside caps; 15-13 is a phrase of `language/text`; 15-22 is with the
prevention of damage in chapter 13. Words that no section explains are in `language/meanings`.
"""
