-- Tells this database from others that use the same stored files. A backup doesn't contain it.
CREATE TABLE site_identity (
  is_only_row boolean PRIMARY KEY DEFAULT true CHECK (is_only_row),
  id text COLLATE "C" NOT NULL
);
INSERT INTO site_identity (id) VALUES (gen_random_uuid());

-- Finds the rows that refer to a stored file. Addresses on other sites can be too long for an index.
CREATE INDEX resources_name ON resources (name);
CREATE INDEX posts_image ON posts (image) WHERE starts_with(image, '/');
CREATE INDEX users_avatar ON users (avatar) WHERE starts_with(avatar, '/');
CREATE INDEX users_cover ON users (cover) WHERE starts_with(cover, '/');
