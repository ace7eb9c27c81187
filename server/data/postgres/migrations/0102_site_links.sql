-- Own links in the header and in the footer, as JSON: title and path of each.
ALTER TABLE site
  ADD COLUMN navigation text NOT NULL DEFAULT '[]',
  ADD COLUMN footer_links text NOT NULL DEFAULT '[]';
