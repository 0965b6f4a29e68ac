"""The public library: what `import qless_studio` gives, over the engine. See docs/decisions/090."""
