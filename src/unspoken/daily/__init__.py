"""One small puzzle a day, for somebody alone: the same for everybody who has the same packs."""
