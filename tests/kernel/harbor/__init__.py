"""Harbor: an invented game that asks of the kernel what our titles' rulebooks ask.

Its names, cards and rule numbers (`6-2-1`) are our own. It is not a game to play but a
set of procedures to try: each file is a chapter and says which mechanism it stands for.
"""
