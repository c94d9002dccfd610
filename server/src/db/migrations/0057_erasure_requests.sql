CREATE TABLE "erasure_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "erasure_requests_closed" CHECK (("erasure_requests"."closed_at" is null) = ("erasure_requests"."outcome" is null)),
	CONSTRAINT "erasure_requests_refused" CHECK ("erasure_requests"."outcome" <> 'refused' or "erasure_requests"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_open_key" ON "erasure_requests" USING btree ("user_id") WHERE "erasure_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "erasure_requests_asked_idx" ON "erasure_requests" USING btree ("asked_at","id");