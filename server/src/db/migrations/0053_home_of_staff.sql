CREATE TABLE "course_run_decisions" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"start_date" date NOT NULL,
	"reason" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_run_decisions" ADD CONSTRAINT "course_run_decisions_course_id_course_runs_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_runs"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_run_decisions" ADD CONSTRAINT "course_run_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_attempts_under_way_idx" ON "learning_attempts" USING btree ("enrolment_id") WHERE "learning_attempts"."archived_at" is null and "learning_attempts"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "orders_created_idx" ON "orders" USING btree ("created_at");