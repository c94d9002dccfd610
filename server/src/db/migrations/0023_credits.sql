ALTER TABLE "credit_notes" DROP CONSTRAINT "credit_notes_spent_within";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "expired_eur" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "credit_note_id" uuid;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "credit_note_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_left_idx" ON "credit_notes" USING btree ("expires_on") WHERE "credit_notes"."spent_eur" + "credit_notes"."expired_eur" < "credit_notes"."eur";--> statement-breakpoint
CREATE UNIQUE INDEX "documents_credit_note_key" ON "documents" USING btree ("credit_note_id");--> statement-breakpoint
CREATE INDEX "journals_credit_note_idx" ON "journals" USING btree ("credit_note_id") WHERE "journals"."credit_note_id" is not null;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_spent_within" CHECK ("credit_notes"."eur" > 0 and "credit_notes"."spent_eur" >= 0 and "credit_notes"."expired_eur" >= 0 and "credit_notes"."spent_eur" + "credit_notes"."expired_eur" <= "credit_notes"."eur");