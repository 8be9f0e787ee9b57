"""Replays and albums of finished games, computed in another process."""
