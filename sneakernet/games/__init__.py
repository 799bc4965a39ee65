"""The games that come with the program. None knows another, and no room knows them: the registry finds each by name."""
