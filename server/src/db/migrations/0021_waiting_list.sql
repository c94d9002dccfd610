CREATE TABLE "waiting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"position" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"offer_id" uuid,
	"offered_at" timestamp (3) with time zone,
	"free_since" timestamp (3) with time zone,
	"passed_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "seat_claims" ADD COLUMN "offered_to" uuid;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_offer_id_seat_claims_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."seat_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_in_line_key" ON "waiting" USING btree ("course_id","user_id") WHERE "waiting"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_line_idx" ON "waiting" USING btree ("course_id","position") WHERE "waiting"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_user_idx" ON "waiting" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "seat_claims" ADD CONSTRAINT "seat_claims_offered_to_users_id_fk" FOREIGN KEY ("offered_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seat_claims_offer_key" ON "seat_claims" USING btree ("course_id","offered_to") WHERE "seat_claims"."state" = 'offered';