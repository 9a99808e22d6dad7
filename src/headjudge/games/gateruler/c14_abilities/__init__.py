"""14. Cards, abilities and effects.

    14-1a-4         names             the names of abilities, and words by which texts speak of them
    14-1, 14-2      active            which abilities are active, and where
    14-3            costs             what playing something costs, and paying it as a cost
    14-4, 14-6      playing           whether something can be played, and how playing it begins
    14-4b           play_steps        the steps of playing, up to the place in the gate
    14-4b-4         targets           targets: chosen on playing, looked at again on resolving
    14-4c           resolving         resolving a card or an ability that is in the gate
    14-5, 14-20     other_zones       playing cards in set zones, and from zones that a text names
    14-7            limits            how often an ability can be played
    14-8            continuous        continuous abilities, and what a card may be treated as
    14-10           automatic         what triggers automatic abilities, and how they are played
    14-11 to 14-13  ongoing           one-time effects, ongoing effects and their layers
    14-14           replacement       replacement effects, and how an event comes about
    14-14f, 14-14g  damage_changes    effects that change damage, and their order
    14-15           last_information  what is known of a card that has left
    14-16           sources           the sources of effects, damage, destruction and movements
    14-17           changing_plays    changing a card or an ability that was played
    14-18a, 14-18b  gear              a geared-up pair
    14-18c to f     gear_up           gearing up
    14-19           face_down         face-down units

Activated abilities (14-9) are played by the main phase actions of chapter 7 and the gate actions
of 9-3e. What the words on cards mean is in chapter 15, keywords are in chapter 16.
"""
