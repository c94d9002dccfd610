CREATE TABLE "password_tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "captures" DROP CONSTRAINT "captures_positive";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_positive";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "submission" jsonb;--> statement-breakpoint
ALTER TABLE "captures" ADD COLUMN "foreign_currency" text;--> statement-breakpoint
ALTER TABLE "captures" ADD COLUMN "foreign_minor" integer;--> statement-breakpoint
ALTER TABLE "captures" ADD COLUMN "method_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "foreign_minor" integer;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_positive" CHECK (("captures"."aed" > 0 and "captures"."foreign_minor" is null) or ("captures"."aed" = 0 and coalesce("captures"."foreign_minor", 0) > 0 and "captures"."foreign_currency" is not null));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_positive" CHECK ("refunds"."aed" > 0 or ("refunds"."aed" = 0 and coalesce("refunds"."foreign_minor", 0) > 0));