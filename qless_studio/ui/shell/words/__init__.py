"""Tools for words and word lists: the inspector, bans and additions, common words only, two lists compared."""
