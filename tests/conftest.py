"""Settings for all tests: Hypothesis gives the same examples on every machine, and no test races a clock."""

from hypothesis import settings

settings.register_profile("sneakernet", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("sneakernet")
