"""What every game must keep, and the proofs that it does: conformance, paired worlds, fair shuffles."""
