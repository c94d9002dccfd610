CREATE TABLE "seen_slides" (
	"attempt_id" uuid NOT NULL,
	"slide_id" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"active_ms" bigint NOT NULL,
	CONSTRAINT "seen_slides_attempt_id_slide_id_pk" PRIMARY KEY("attempt_id","slide_id")
);
--> statement-breakpoint
ALTER TABLE "seen_slides" ADD CONSTRAINT "seen_slides_attempt_id_learning_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."learning_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "seen_slides" ("attempt_id", "slide_id", "first_at", "last_at", "active_ms")
	SELECT "attempt_id", "slide_id", min("at"), max("at"), sum("active_ms") FROM "learning_events" GROUP BY "attempt_id", "slide_id";--> statement-breakpoint
CREATE INDEX "learning_events_answer_idx" ON "learning_events" USING btree ("attempt_id") WHERE "learning_events"."kind" = 'answer';--> statement-breakpoint
CREATE INDEX "learning_attempts_version_idx" ON "learning_attempts" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "test_sittings_version_idx" ON "test_sittings" USING btree ("version_id","test_id");
