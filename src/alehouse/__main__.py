"""`python -m alehouse`: the command `alehouse`."""

from alehouse.cli import main

if __name__ == "__main__":
    main()
