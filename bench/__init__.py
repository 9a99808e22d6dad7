"""Benchmarks. Each prints one line a figure; none asserts a time."""
