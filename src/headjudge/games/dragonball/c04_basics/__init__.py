"""4. Basic terms.

    4-2, 4-3    masters         whose a card and a skill are
    4-5, 4-6    checkpoints     checkpoints and free timings
    4-7         counter_timing  when a player may activate counters
    4-8         positions       Active Mode and Rest Mode
    4-9         drawing         drawing cards
    4-10, 4-11  damage          damage, and what deals it

Which counters there are is in 10-10; how much damage an attack deals is in 7-4 and 10-7.
"""
