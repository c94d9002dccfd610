CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"dispute_id" text NOT NULL,
	"capture_id" uuid NOT NULL,
	"state" text NOT NULL,
	"aed" integer NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"entry_id" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"posted" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_capture_id_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_dispute_key" ON "disputes" USING btree ("gateway","dispute_id");--> statement-breakpoint
CREATE INDEX "disputes_capture_idx" ON "disputes" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "disputes_open_idx" ON "disputes" USING btree ("opened_at") WHERE "disputes"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_entries_entry_key" ON "gateway_entries" USING btree ("gateway","entry_id");--> statement-breakpoint
CREATE INDEX "gateway_entries_at_idx" ON "gateway_entries" USING btree ("gateway","at");