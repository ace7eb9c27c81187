CREATE OR REPLACE FUNCTION hot_score(likes integer, created_at bigint) RETURNS double precision
LANGUAGE sql IMMUTABLE AS $$
  SELECT log(likes + 1::double precision) + created_at / 604800000.0::double precision
$$;
