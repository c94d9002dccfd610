CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid,
	"makes_course" boolean NOT NULL,
	"file" text NOT NULL,
	"bytes_id" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"stored" integer DEFAULT 0 NOT NULL,
	"to_store" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"report" jsonb,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_open_key" ON "import_runs" USING btree ("course_id") WHERE "import_runs"."finished_at" is null;