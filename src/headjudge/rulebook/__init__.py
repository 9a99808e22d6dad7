"""Rule numbers: our glosses of them, who cites them, and the gate that holds both.

Nothing is imported here: the kernel cites rules, and must not load the gate to do so.
"""
