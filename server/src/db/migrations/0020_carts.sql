CREATE TABLE "cart_lines" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"came_with" uuid,
	"price_eur" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"promo_code" text,
	"order_id" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_links" (
	"course_id" uuid NOT NULL,
	"linked_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "course_links_course_id_linked_id_pk" PRIMARY KEY("course_id","linked_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishes_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"message" text NOT NULL,
	"send_on" date,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_carts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."carts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_came_with_courses_id_fk" FOREIGN KEY ("came_with") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_links" ADD CONSTRAINT "course_links_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_links" ADD CONSTRAINT "course_links_linked_id_courses_id_fk" FOREIGN KEY ("linked_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_course_idx" ON "cart_lines" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_links_linked_idx" ON "course_links" USING btree ("linked_id");--> statement-breakpoint
CREATE INDEX "wishes_course_idx" ON "wishes" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_order_key" ON "gifts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gifts_unsent_idx" ON "gifts" USING btree ("send_on") WHERE "gifts"."sent_at" is null and "gifts"."taken_back_at" is null;