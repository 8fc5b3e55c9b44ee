"""Long measurements of a server under load; none of them is run by pytest."""
