DROP INDEX "companies_tax_key";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "deliver_to" text;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_merged_into_id_companies_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_list_idx" ON "audit_entries" USING btree ("actor_id") WHERE "audit_entries"."object_kind" = 'list';--> statement-breakpoint
CREATE INDEX "companies_merged_idx" ON "companies" USING btree ("merged_into_id") WHERE "companies"."merged_into_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_tax_key" ON "companies" USING btree ("tax_key") WHERE "companies"."tax_key" <> '' and "companies"."merged_into_id" is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_no_address_kept" CHECK ("mails"."deliver_to" is null or "mails"."state" = 'waiting');
--> statement-breakpoint
-- What follows is written by hand.
UPDATE "users" SET "last_seen_at" = seen.at
	FROM (SELECT user_id, max(last_seen_at) AS at FROM "sessions" GROUP BY user_id) seen WHERE seen.user_id = "users"."id";
--> statement-breakpoint
-- What is billed to a company, or who is put into one, while it becomes part of another or goes: it waits, and belongs to that other one.
CREATE FUNCTION follow_merged_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(merged_into_id, id) INTO NEW.company_id FROM companies WHERE id = NEW.company_id FOR KEY SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_follow_merged_company BEFORE INSERT OR UPDATE OF company_id ON orders FOR EACH ROW
  WHEN (NEW.company_id IS NOT NULL) EXECUTE FUNCTION follow_merged_company();
--> statement-breakpoint
CREATE TRIGGER users_follow_merged_company BEFORE INSERT OR UPDATE OF company_id ON users FOR EACH ROW
  WHEN (NEW.company_id IS NOT NULL) EXECUTE FUNCTION follow_merged_company();
