CREATE TABLE "saved_block" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"name" text NOT NULL,
	"document" json NOT NULL,
	"revision" integer NOT NULL,
	"edited_by" text NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_block_name_length" CHECK (char_length("saved_block"."name") between 1 and 60),
	CONSTRAINT "saved_block_revision" CHECK ("saved_block"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "saved_block" ADD CONSTRAINT "saved_block_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_block_newest" ON "saved_block" USING btree ("site_id","edited_at" DESC NULLS LAST,"id");