"""The plain values that a setting may have."""

Scalar = str | int | bool
"""Text, a whole number, or true or false."""
