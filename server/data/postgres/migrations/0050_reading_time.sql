-- How many minutes it takes to read the post; the next step counts the words of existing posts.
ALTER TABLE posts ADD minutes integer NOT NULL DEFAULT 1;
