ALTER TABLE "instructors" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "instructors" ADD CONSTRAINT "instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "instructors_user_id_key" ON "instructors" USING btree ("user_id");