"""What leaves the program: pictures of boards, lists of results, pages, and texts to share."""
