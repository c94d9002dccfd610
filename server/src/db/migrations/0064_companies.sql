CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"billing_email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"tax_key" text GENERATED ALWAYS AS (upper(regexp_replace("companies"."tax_number", '[^[:alnum:]]', '', 'g'))) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plain_text("companies"."name" || ' ' || "companies"."tax_number" || ' ' || "companies"."city" || ' ' || "companies"."billing_email")) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bills_privately" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_tax_key" ON "companies" USING btree ("tax_key") WHERE "companies"."tax_key" <> '';--> statement-breakpoint
CREATE INDEX "companies_name_idx" ON "companies" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "companies_search_text_idx" ON "companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_company_idx" ON "users" USING btree ("company_id") WHERE "users"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "users_said_company_idx" ON "users" USING btree (plain_text("company")) WHERE "users"."company" <> '';--> statement-breakpoint
CREATE INDEX "users_said_tax_number_idx" ON "users" USING btree (upper(regexp_replace("tax_number", '[^[:alnum:]]', '', 'g'))) WHERE "users"."tax_number" <> '';--> statement-breakpoint
CREATE INDEX "mails_paper_idx" ON "mails" USING btree (("data" ->> 'reference'),"id") WHERE "mails"."data" ? 'paper';--> statement-breakpoint
CREATE INDEX "orders_company_idx" ON "orders" USING btree ("company_id","id") WHERE "orders"."company_id" is not null;