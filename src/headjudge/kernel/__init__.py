"""The kernel: state, flow, decisions, zones, events, timing. It knows no game."""
