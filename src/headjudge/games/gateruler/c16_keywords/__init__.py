"""16. Keywords.

    16-1           granting     what compiling a card makes of keywords; gaining and losing them
    16-2           overdrive    Overdrive abilities in the drive zone
    16-3 to 16-30  bundles      what each keyword stands for, and the list of all
    16-5 to 16-30  forms        how they stand on cards
    16-13, 16-14   materials    Genesis Summoning, Abyssal Summoning and Concerto
    16-15, 16-18   concealment  Forced Reveal, Concealment and Forced Concealment
    16-16, 16-23   arriving     Enhance and Summon Requirement
    16-20          discount     Discount

How OD, TD and CNT abilities are played is in 14-6, gearing up in 14-18; 13-6 plays the CNT
abilities of damage.
"""
