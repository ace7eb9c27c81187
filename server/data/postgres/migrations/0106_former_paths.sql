-- The paths that moved posts had at the site where they were published before: they lead to the posts.
CREATE TABLE former_paths (
  path_key text COLLATE "C" PRIMARY KEY,
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE
);
CREATE INDEX former_paths_post ON former_paths (post_id);
