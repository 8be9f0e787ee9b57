"""Cross-play: how well players get on with partners that they have not been made for."""
