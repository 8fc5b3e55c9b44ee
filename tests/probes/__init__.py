"""Three small games that try the contract."""
