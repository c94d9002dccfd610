ALTER TABLE "catalogue_version" ADD COLUMN "search_version" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What can be found follows the catalogue a moment later, so that what is made of it meanwhile is of the catalogue's new
-- version and of old rows. It has a version of its own, for what follows must not be taken for a change to follow.
CREATE FUNCTION raise_search_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET search_version = search_version + 1 WHERE id = 1;
  PERFORM pg_notify('search', (SELECT search_version::text FROM catalogue_version WHERE id = 1));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_entries_changed AFTER INSERT OR UPDATE OR DELETE ON search_entries FOR EACH STATEMENT EXECUTE FUNCTION raise_search_version();
