CREATE TABLE "course_drafts" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"outline" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"version_id" uuid,
	"published_outline" jsonb,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_slides" (
	"course_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"published_body" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid,
	"slide_id" text NOT NULL,
	CONSTRAINT "draft_slides_course_id_slide_id_pk" PRIMARY KEY("course_id","slide_id")
);
--> statement-breakpoint
CREATE TABLE "draft_tests" (
	"course_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"published_body" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid,
	"test_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "draft_tests_course_id_test_id_pk" PRIMARY KEY("course_id","test_id")
);
--> statement-breakpoint
ALTER TABLE "course_drafts" ADD CONSTRAINT "course_drafts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_drafts" ADD CONSTRAINT "course_drafts_version_id_course_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."course_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_slides" ADD CONSTRAINT "draft_slides_course_id_course_drafts_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_drafts"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_slides" ADD CONSTRAINT "draft_slides_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_tests" ADD CONSTRAINT "draft_tests_course_id_course_drafts_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_drafts"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_tests" ADD CONSTRAINT "draft_tests_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;