"""Simulates a cluster on virtual time in one process: nodes, store, network, people and faults."""
