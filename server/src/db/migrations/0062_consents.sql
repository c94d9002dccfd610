CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"place" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id","given_at");--> statement-breakpoint
-- News that were asked for with a question, before this was kept apart from it.
INSERT INTO "consents" ("id", "user_id", "kind", "version", "place", "given_at")
	SELECT gen_random_uuid(), "user_id", 'newsletter', '', 'enquiry', "created_at" FROM "enquiries" WHERE "accepts_marketing" AND "user_id" IS NOT NULL;
