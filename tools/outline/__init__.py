"""Outlines of the regulatory documents: every printed unit, its id and its hash.

Run ``python -m tools.outline DOCUMENT FILE``.  Nothing of a document's text is
stored here beyond the few words a parser needs to find its way.
"""
