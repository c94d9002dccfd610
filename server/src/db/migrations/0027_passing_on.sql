CREATE TABLE "pass_ons" (
	"change_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "pass_ons" ADD CONSTRAINT "pass_ons_change_id_line_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."line_changes"("id") ON DELETE no action ON UPDATE no action;