-- Accents and typing errors are forgiven by two extensions that PostgreSQL brings along.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- `unaccent` alone is only stable, for its dictionary might be changed; ours is not, and an index needs that word.
CREATE FUNCTION plain_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, coalesce(words, '')))
$$;
--> statement-breakpoint
CREATE FUNCTION search_vector(title text, keywords text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.english', public.plain_text(title)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', public.plain_text(keywords)), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.plain_text(body)), 'D')
$$;
