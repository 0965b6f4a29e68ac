"""Single instance, crash dialog, self-test."""
