"""What a viewer sees: frames, and the changes between them."""
