CREATE TABLE "course_publications" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"based_on" text NOT NULL,
	"note" text NOT NULL,
	"changes" jsonb NOT NULL,
	"waivers" jsonb NOT NULL,
	CONSTRAINT "course_publications_based_on_key" UNIQUE("course_id","based_on")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preview_links_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "course_publications" ADD CONSTRAINT "course_publications_version_id_course_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."course_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_publications" ADD CONSTRAINT "course_publications_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_course_idx" ON "preview_links" USING btree ("course_id","ends_at");