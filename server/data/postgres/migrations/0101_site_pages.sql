-- The pages that administrators write: an own text of a built-in page, or a page at an address of its own.
CREATE TABLE site_pages (
  id text COLLATE "C" PRIMARY KEY,
  slug text COLLATE "C" NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  is_published boolean NOT NULL,
  version integer NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL
);

CREATE UNIQUE INDEX site_pages_slug ON site_pages (slug);
