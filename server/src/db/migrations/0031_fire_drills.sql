CREATE TABLE "fire_drills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"books" jsonb,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "fire_drills" ADD CONSTRAINT "fire_drills_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fire_drills_open_key" ON "fire_drills" USING btree ((finished_at is null)) WHERE "fire_drills"."finished_at" is null;