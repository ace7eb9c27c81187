-- The restrictions that have not ended are counted without the others.
CREATE INDEX restrictions_until ON restrictions (until);
