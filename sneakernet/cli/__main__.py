"""`python -m sneakernet.cli` is the command `sneakernet`."""

from sneakernet.cli.main import main

main()
