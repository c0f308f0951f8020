-- Half characters are replaced by U+FFFD at every entrance from now on; here in the documents that already hold some.
UPDATE "site_page" SET "document" = readable_json("document") WHERE "document"::text ~* '\\ud[89a-f]';--> statement-breakpoint
UPDATE "saved_block" SET "document" = readable_json("document") WHERE "document"::text ~* '\\ud[89a-f]';--> statement-breakpoint
UPDATE "published_document" SET "document" = readable_json("document") WHERE "document"::text ~* '\\ud[89a-f]';--> statement-breakpoint
UPDATE "release" SET "content" = readable_json("content") WHERE "content"::text ~* '\\ud[89a-f]';
