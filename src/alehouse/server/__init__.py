"""The web server: rooms, store, feed, identity, and the protocol that clients speak."""
