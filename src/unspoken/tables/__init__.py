"""Living tables: who sits where, what is played, who may speak, and what everybody is sent."""
