"""The game at the terminal: the board, the questions, the commands."""
