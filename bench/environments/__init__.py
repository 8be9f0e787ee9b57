"""Telepathic's research environments: compared with the engine, and timed beside other libraries."""
