"""A puzzle given away: as a message, a link, a picture or a file; on paper; and what others sent. See decision 113."""
