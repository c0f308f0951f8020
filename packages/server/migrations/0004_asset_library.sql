CREATE TABLE "file_folder" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_folder_of_site" UNIQUE("site_id","id"),
	CONSTRAINT "file_folder_name_length" CHECK (char_length("file_folder"."name") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "file_doc" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "file_doc" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "file_doc" ADD COLUMN "duration_sec" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "file_folder" ADD CONSTRAINT "file_folder_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_folder" ADD CONSTRAINT "file_folder_parent" FOREIGN KEY ("site_id","parent_id") REFERENCES "public"."file_folder"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_folder_name" ON "file_folder" USING btree ("site_id",coalesce("parent_id", '00000000-0000-0000-0000-000000000000'::uuid),lower("name"));--> statement-breakpoint
ALTER TABLE "file_doc" ADD CONSTRAINT "file_doc_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_doc" ADD CONSTRAINT "file_doc_folder" FOREIGN KEY ("site_id","folder_id") REFERENCES "public"."file_folder"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_doc_library" ON "file_doc" USING btree ("site_id","created_at" DESC NULLS LAST,"id") WHERE "file_doc"."deleted_at" is null;--> statement-breakpoint
-- What was uploaded in the studio before belongs to the site that its editor may edit, else to one that shows it.
UPDATE "file_doc" f SET "site_id" = coalesce(
	(SELECT a."editor_site_id" FROM "account" a WHERE a."id" = f."owner_account_id"),
	(SELECT p."site_id" FROM "site_page" p WHERE strpos(p."document"::text, f."id"::text) > 0 ORDER BY p."edited_at" DESC LIMIT 1)
) WHERE f."busi_type" = 'pageDesign';--> statement-breakpoint
UPDATE "file_doc" SET "site_id" = (SELECT "id" FROM "site" WHERE "is_main" ORDER BY "created_at" LIMIT 1)
	WHERE "busi_type" = 'demo' AND "busi_name" LIKE 'banner/%';
