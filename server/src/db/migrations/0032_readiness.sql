CREATE TABLE "readiness_trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "readiness_trials" ADD CONSTRAINT "readiness_trials_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readiness_trials_kind_idx" ON "readiness_trials" USING btree ("kind","made_at");