"""The whole server in one process on virtual time: nodes, store, network, people, and all that goes wrong."""
