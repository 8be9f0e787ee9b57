"""The acceptance list: what a pack must keep beyond being readable, and which of its cards do not."""
