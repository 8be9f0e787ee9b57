"""Benchmarks of the rules, the log and the frames, without sockets."""
