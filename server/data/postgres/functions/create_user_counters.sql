CREATE OR REPLACE FUNCTION create_user_counters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counters (user_id, created_at) VALUES (NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
