"""The version of Headjudge: the package's metadata, records and `--version` take it from here."""

VERSION = "0.1.0"
