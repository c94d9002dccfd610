CREATE TABLE "data_downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"part" integer NOT NULL,
	"paths" jsonb NOT NULL,
	"bytes" bigint NOT NULL,
	"packed" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "data_downloads" ADD CONSTRAINT "data_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_downloads_part_key" ON "data_downloads" USING btree ("user_id","part");