-- How often a post was read on a day (since 1970, in UTC) from the pages of a host. Day 0 has what is older than the rest.
CREATE TABLE read_counts (
  post_id text COLLATE "C" NOT NULL REFERENCES posts ON DELETE CASCADE,
  day integer NOT NULL,
  host text COLLATE "C" NOT NULL,
  reads integer NOT NULL,
  finished integer NOT NULL,
  PRIMARY KEY (post_id, day, host)
);

CREATE INDEX read_counts_day ON read_counts (day);
