CREATE TABLE "published_document" (
	"site_id" uuid NOT NULL,
	"code" text NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"document" json NOT NULL,
	"blocks" text[] NOT NULL,
	CONSTRAINT "published_document_site_id_code_revision_pk" PRIMARY KEY("site_id","code","revision")
);
--> statement-breakpoint
ALTER TABLE "release" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_page" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "published_document" ADD CONSTRAINT "published_document_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Sources of the current releases, as far as drafts still have the published revision.
INSERT INTO "published_document" ("site_id", "code", "revision", "title", "document", "blocks")
SELECT p."site_id", p."column_code", p."revision", coalesce(readable_json(p."document")->>'title', ''), p."document",
	coalesce((SELECT array_agg('block:' || u."target_id" ORDER BY 1) FROM "document_use" u
		WHERE u."site_id" = p."site_id" AND u."source" = 'draft' AND u."code" = p."column_code" AND u."target_kind" = 'block'), '{}')
FROM "site_page" p
JOIN "site" s ON s."id" = p."site_id"
JOIN "release" r ON r."site_id" = s."id" AND r."number" = s."current_release"
WHERE r."source_revisions"->>p."column_code" = p."revision"::text;--> statement-breakpoint
INSERT INTO "published_document" ("site_id", "code", "revision", "title", "document", "blocks")
SELECT b."site_id", 'block:' || b."id", b."revision", b."name", b."document", '{}'
FROM "saved_block" b
JOIN "site" s ON s."id" = b."site_id"
JOIN "release" r ON r."site_id" = s."id" AND r."number" = s."current_release"
WHERE b."linked" AND r."source_revisions"->>('block:' || b."id") = b."revision"::text;
