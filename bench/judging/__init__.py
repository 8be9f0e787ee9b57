"""Word lists of `bench.judge`."""
