"""What is remembered on disk: settings and the saved session."""
