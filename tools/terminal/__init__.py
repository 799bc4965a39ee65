"""The full screen without a server: scenes for pictures and tests."""
