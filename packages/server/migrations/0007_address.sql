CREATE TABLE "address" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"receiver_name" text NOT NULL,
	"phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"area_code" text NOT NULL,
	"detail" text NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_phone_form" CHECK ("address"."phone" ~ '^1[0-9]{10}$'),
	CONSTRAINT "address_area_code" CHECK ("address"."area_code" ~ '^[0-9]{6}$'),
	CONSTRAINT "address_receiver_length" CHECK (char_length("address"."receiver_name") between 1 and 20),
	CONSTRAINT "address_detail_length" CHECK (char_length("address"."detail") between 1 and 200),
	CONSTRAINT "address_tag_length" CHECK (char_length("address"."tag") <= 10)
);
--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_owner" ON "address" USING btree ("account_id","organisation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "address_default_person" ON "address" USING btree ("account_id") WHERE "address"."is_default" and "address"."organisation_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "address_default_institution" ON "address" USING btree ("account_id","organisation_id") WHERE "address"."is_default" and "address"."organisation_id" is not null;