"""Card text and its terms."""
