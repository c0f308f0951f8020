ALTER TABLE "file_doc" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "file_doc_expires_at" ON "file_doc" USING btree ("expires_at") WHERE "file_doc"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE "file_doc" ADD CONSTRAINT "file_doc_expires" CHECK ("file_doc"."expires_at" is null or "file_doc"."visibility" = 'private');