"""Reminders by Web Push, for people who are away from a table."""
