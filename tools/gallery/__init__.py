"""The scenes of `make screens`, and the camera that takes their screenshots."""
