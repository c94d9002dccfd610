CREATE TABLE "licences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"profession" text NOT NULL,
	"number" text NOT NULL,
	"body" text NOT NULL,
	"country" text NOT NULL,
	"expires_on" date,
	"file_id" uuid,
	"state" text DEFAULT 'awaiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"handed_in_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "licences_decided" CHECK (("licences"."state" = 'awaiting') = ("licences"."decided_at" is null)),
	CONSTRAINT "licences_refused" CHECK ("licences"."state" <> 'refused' or "licences"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licences_user_idx" ON "licences" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "licences_state_idx" ON "licences" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "licences_file_idx" ON "licences" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "licences_awaiting_key" ON "licences" USING btree ("user_id") WHERE "licences"."state" = 'awaiting';--> statement-breakpoint
CREATE TRIGGER licences_of_nobody_erased BEFORE INSERT ON licences FOR EACH ROW EXECUTE FUNCTION refuse_of_erased();
