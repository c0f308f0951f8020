-- JSON functions refuse halves of a character, which documents may hold: they read U+FFFD in their place.
CREATE FUNCTION "readable_json"(document json) RETURNS json LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
	PERFORM document->>'';
	RETURN document;
EXCEPTION WHEN invalid_text_representation THEN
	RETURN regexp_replace(document::text, '(?<!\\)((?:\\\\)*)\\u[dD][89a-fA-F][0-9a-fA-F]{2}', '\1\\ufffd', 'g')::json;
END $$;
--> statement-breakpoint
CREATE TABLE "document_use" (
	"site_id" uuid NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "document_use_site_id_source_code_target_kind_target_id_pk" PRIMARY KEY("site_id","source","code","target_kind","target_id"),
	CONSTRAINT "document_use_source" CHECK ("document_use"."source" in ('draft', 'block', 'release')),
	CONSTRAINT "document_use_target_kind" CHECK ("document_use"."target_kind" in ('file', 'block'))
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
-- Every one- and two-character piece of the words of a text, each once.
CREATE FUNCTION "search_pieces"("text" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT piece), '{}') FROM (
		SELECT substr(word, i, length) AS piece
		FROM regexp_split_to_table($1, '\s+') AS word
		CROSS JOIN LATERAL generate_series(1, char_length(word)) AS i
		CROSS JOIN generate_series(1, 2) AS length
		WHERE i + length - 1 <= char_length(word)
	) AS pieces
$$;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_pieces" text[] GENERATED ALWAYS AS (search_pieces(search_text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_use" ADD CONSTRAINT "document_use_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_use_target" ON "document_use" USING btree ("target_kind","target_id");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE "job"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_pieces") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_listing" ON "product" USING btree ("in_stock" DESC NULLS LAST,"sales_count" DESC NULLS LAST,"id");--> statement-breakpoint
UPDATE "product" p SET "in_stock" = EXISTS (SELECT 1 FROM "sku" k WHERE k."product_id" = p."id" AND k."stock_on_hand" > k."stock_locked");--> statement-breakpoint
-- Runs only when a variant starts or ceases to be available. The product's row is locked first, so that of two
-- transactions that sell the last pieces of two variants the second sees the first one's stock.
CREATE FUNCTION "update_in_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid := coalesce(NEW."product_id", OLD."product_id");
BEGIN
	PERFORM 1 FROM "product" WHERE "id" = changed FOR NO KEY UPDATE;
	UPDATE "product" p SET "in_stock" = available FROM (
		SELECT EXISTS (SELECT 1 FROM "sku" k WHERE k."product_id" = changed AND k."stock_on_hand" > k."stock_locked") AS available
	) AS stock
	WHERE p."id" = changed AND p."in_stock" <> available;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sku_insert_in_stock" AFTER INSERT ON "sku" FOR EACH ROW
	WHEN (NEW."stock_on_hand" > NEW."stock_locked") EXECUTE FUNCTION "update_in_stock"();--> statement-breakpoint
CREATE TRIGGER "sku_delete_in_stock" AFTER DELETE ON "sku" FOR EACH ROW
	WHEN (OLD."stock_on_hand" > OLD."stock_locked") EXECUTE FUNCTION "update_in_stock"();--> statement-breakpoint
CREATE TRIGGER "sku_update_in_stock" AFTER UPDATE OF "stock_on_hand", "stock_locked" ON "sku" FOR EACH ROW
	WHEN ((OLD."stock_on_hand" > OLD."stock_locked") <> (NEW."stock_on_hand" > NEW."stock_locked")) EXECUTE FUNCTION "update_in_stock"();--> statement-breakpoint
-- Addresses of files and links to blocks. Addresses that are only quoted in a text are included: readers check the document.
INSERT INTO "document_use" ("site_id", "source", "code", "target_kind", "target_id")
SELECT DISTINCT d."site_id", d."source", d."code", 'file', lower(found[1])::uuid
FROM (
	SELECT "site_id", 'draft' AS "source", "column_code" AS "code", "document"::text AS "body" FROM "site_page" WHERE "revision" > 0
	UNION ALL SELECT "site_id", 'block', "id"::text, "document"::text FROM "saved_block"
	UNION ALL SELECT r."site_id", 'release', page.key, page.value::text FROM "release" r
		JOIN "site" s ON s."id" = r."site_id" AND s."current_release" = r."number"
		CROSS JOIN LATERAL json_each(readable_json(r."content")) AS page
) AS d
CROSS JOIN LATERAL regexp_matches(d."body", '/downLoad/([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})', 'gi') AS found;--> statement-breakpoint
INSERT INTO "document_use" ("site_id", "source", "code", "target_kind", "target_id")
SELECT DISTINCT p."site_id", 'draft', p."column_code", 'block', (node.value->'props'->>'block')::uuid
FROM "site_page" p CROSS JOIN LATERAL json_each(readable_json(p."document")->'nodes') AS node
WHERE p."revision" > 0 AND node.value->>'module' = 'linked-block'
	AND node.value->'props'->>'block' ~ '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
