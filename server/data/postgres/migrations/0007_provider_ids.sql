-- The provider's own id of an account, which stays the same if the address there changes. An account
-- that was linked by its address gets the id at its next sign-in.
ALTER TABLE users ADD provider_id text COLLATE "C" CONSTRAINT users_provider_id UNIQUE;
