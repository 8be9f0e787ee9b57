"""The clouds in the sky: geometry, the artists' actions, and the physics of a nudge."""
