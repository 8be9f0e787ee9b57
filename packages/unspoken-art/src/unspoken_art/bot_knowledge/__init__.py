"""Makes the data files that bots read: drawings, skies, associations, and the eye."""
