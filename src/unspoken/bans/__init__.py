"""Bans: browsers and addresses that may not open or join tables for a while."""
