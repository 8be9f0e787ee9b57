"""Voices at a table: who hears whom, packet by packet."""
