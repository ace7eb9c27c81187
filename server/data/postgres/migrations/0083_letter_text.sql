-- How much of a new post its subscribers get by e-mail: 'beginning' or 'whole'.
ALTER TABLE users ADD COLUMN letter_text text NOT NULL DEFAULT 'beginning';
