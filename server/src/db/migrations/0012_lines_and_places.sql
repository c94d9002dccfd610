-- An order has lines, and a line a place for each person that it is for. Until now an order was one course for its buyer.
CREATE TABLE "order_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text,
	"claim_version" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "position" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kind" text DEFAULT 'InPersonCourse' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "policy" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "confirmations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "list_eur" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "early_bird_eur" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "promo_eur" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "price_eur" DROP NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "policy" = o."policy", "confirmations" = o."confirmations"
	FROM "orders" o WHERE o."id" = "order_lines"."order_id";--> statement-breakpoint
-- A draft had no line yet.
INSERT INTO "order_lines" ("id", "order_id", "position", "kind", "course_id", "title", "code")
	SELECT gen_random_uuid(), o."id", 0, 'InPersonCourse', o."course_id", c."title", c."code"
	FROM "orders" o JOIN "courses" c ON c."id" = o."course_id"
	WHERE NOT EXISTS (SELECT FROM "order_lines" l WHERE l."order_id" = o."id");--> statement-breakpoint
INSERT INTO "order_places" ("id", "line_id", "course_id", "user_id", "state", "accepted_at", "cancelled_at")
	SELECT gen_random_uuid(), l."id", l."course_id", o."user_id",
		CASE WHEN o."state" IN ('draft', 'placed') THEN 'open' WHEN o."state" = 'confirmed' THEN 'accepted' ELSE 'cancelled' END,
		o."confirmed_at",
		CASE WHEN o."state" IN ('cancelled', 'lapsed') THEN coalesce(o."closed_at", o."created_at") END
	FROM "order_lines" l JOIN "orders" o ON o."id" = l."order_id";--> statement-breakpoint
ALTER TABLE "seat_claims" ADD COLUMN "place_id" uuid;--> statement-breakpoint
UPDATE "seat_claims" SET "place_id" = p."id"
	FROM "order_places" p JOIN "order_lines" l ON l."id" = p."line_id" WHERE l."order_id" = "seat_claims"."order_id";--> statement-breakpoint
ALTER TABLE "seat_claims" ALTER COLUMN "place_id" SET NOT NULL;--> statement-breakpoint
DROP INDEX "seat_claims_live_order_key";--> statement-breakpoint
ALTER TABLE "seat_claims" DROP COLUMN "order_id";--> statement-breakpoint
CREATE UNIQUE INDEX "seat_claims_live_place_key" ON "seat_claims" USING btree ("place_id") WHERE "seat_claims"."state" <> 'released';--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "place_id" uuid;--> statement-breakpoint
UPDATE "enrolments" SET "place_id" = p."id"
	FROM "order_places" p JOIN "order_lines" l ON l."id" = p."line_id" WHERE l."order_id" = "enrolments"."order_id";--> statement-breakpoint
ALTER TABLE "enrolments" ALTER COLUMN "place_id" SET NOT NULL;--> statement-breakpoint
DROP INDEX "enrolments_order_key";--> statement-breakpoint
ALTER TABLE "enrolments" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_place_id_order_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."order_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_live_place_key" ON "enrolments" USING btree ("place_id") WHERE "enrolments"."cancelled_at" is null;--> statement-breakpoint
DROP INDEX "orders_open_per_person_key";--> statement-breakpoint
DROP INDEX "orders_course_idx";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "course_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "policy";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "confirmations";--> statement-breakpoint
DROP INDEX "order_lines_order_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order_position_key" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_course_idx" ON "order_lines" USING btree ("course_id","order_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_adds_up" CHECK ("order_lines"."list_eur" - "order_lines"."early_bird_eur" - "order_lines"."promo_eur" = "order_lines"."price_eur");--> statement-breakpoint
ALTER TABLE "order_places" ADD CONSTRAINT "order_places_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_places" ADD CONSTRAINT "order_places_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_places" ADD CONSTRAINT "order_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_places_line_idx" ON "order_places" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_places_open_per_person_key" ON "order_places" USING btree ("user_id","course_id") WHERE "order_places"."state" = 'open';
