CREATE OR REPLACE FUNCTION day_of(created_at bigint) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(created_at / 86400000.0)::integer
$$;
