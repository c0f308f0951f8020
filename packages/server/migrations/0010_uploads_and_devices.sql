CREATE TABLE "pending_upload" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pwd_free_token" ADD COLUMN "terminal_type" text;--> statement-breakpoint
UPDATE "pwd_free_token" t SET "terminal_type" = s."terminal_type" FROM "login_session" s WHERE s."id" = t."session_id";--> statement-breakpoint
ALTER TABLE "pwd_free_token" ALTER COLUMN "terminal_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pwd_free_token" ADD COLUMN "retired_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "pending_upload_created_at" ON "pending_upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_doc_owner" ON "file_doc" USING btree ("owner_account_id");--> statement-breakpoint
-- Whoever stops an account, its sockets are closed by every server process.
CREATE FUNCTION "notify_stopped_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('mallwright', json_build_object('kind', 'session-ended', 'sessionId', s."id")::text)
		FROM "login_session" s WHERE s."account_id" = NEW."id" AND s."revoked_at" IS NULL AND s."expires_at" > now();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_stopped" AFTER UPDATE OF "stopped" ON "account" FOR EACH ROW
	WHEN (NEW."stopped" AND NOT OLD."stopped") EXECUTE FUNCTION "notify_stopped_account"();
