ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "next_sealed_secret" text;--> statement-breakpoint
UPDATE "sessions" SET "last_seen_at" = "created_at";--> statement-breakpoint
UPDATE "settings" SET "value" = "value" || '{"security": {"requireTwoStepForAdmins": false}}';
