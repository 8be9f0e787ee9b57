"""Food and kitchen things."""
