"""Writes packs: pictures, manifests and texts."""
