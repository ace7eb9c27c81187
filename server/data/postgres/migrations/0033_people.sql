-- The searched text of an account begins with its username.
CREATE INDEX users_search_start ON users (search_text text_pattern_ops);
