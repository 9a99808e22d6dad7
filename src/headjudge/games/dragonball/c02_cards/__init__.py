"""2. Card data.

    2-1 to 2-15   printed          what is printed on a card, and card files
    2-3-2-1       leader_sides     the two sides of a leader card
    2-4 to 2-12   characteristics  what texts ask of a card, and where its skills work
    2-11          energy_costs     energy costs, and which energy would pay them

Leader cards are turned over by 10-2 and 10-28; how energy is paid is in 8-4-2-3 and 8-4-2-4; what
effects change about a card is in 8-8. Tokens (10-18) get their data from the skill that makes them.
"""
