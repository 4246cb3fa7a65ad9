"""Writes the pages of the reference from the data that they describe: ``python -m tools.reference FOLDER``."""
