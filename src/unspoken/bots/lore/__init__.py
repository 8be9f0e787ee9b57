"""What bots know of words and pictures."""
