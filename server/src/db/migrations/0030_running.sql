CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_cases" ADD COLUMN "earlier_token_hash" text;--> statement-breakpoint
CREATE INDEX "backup_runs_good_idx" ON "backup_runs" USING btree ("kind","finished_at") WHERE "backup_runs"."ok";--> statement-breakpoint
CREATE INDEX "payment_cases_earlier_token_idx" ON "payment_cases" USING btree ("earlier_token_hash");