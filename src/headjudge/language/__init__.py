"""The card language: terms (data), their meaning, and text in both directions."""
