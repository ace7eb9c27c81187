-- What the site says about itself, and who may register. Empty texts are those of the product.
ALTER TABLE site
  ADD COLUMN name text NOT NULL DEFAULT 'Commonplace',
  ADD COLUMN tagline text NOT NULL DEFAULT '',
  ADD COLUMN description text NOT NULL DEFAULT '',
  ADD COLUMN accent text NOT NULL DEFAULT '',
  ADD COLUMN home_title text NOT NULL DEFAULT '',
  ADD COLUMN home_text text NOT NULL DEFAULT '',
  ADD COLUMN who_text text NOT NULL DEFAULT '',
  ADD COLUMN mission_text text NOT NULL DEFAULT '',
  ADD COLUMN registration text NOT NULL DEFAULT 'open',
  ADD COLUMN registration_note text NOT NULL DEFAULT '',
  ADD COLUMN email_domains text[] NOT NULL DEFAULT '{}';
