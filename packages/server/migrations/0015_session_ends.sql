CREATE TABLE "login_auth" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"terminal_type" text NOT NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"account_id" uuid,
	"confirmed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_auth_code_hash" UNIQUE("code_hash"),
	CONSTRAINT "login_auth_terminal" CHECK ("login_auth"."terminal_type" in ('mobile', 'wechat', 'studio')),
	CONSTRAINT "login_auth_state" CHECK ("login_auth"."state" in ('pending', 'confirmed', 'rejected', 'used')),
	CONSTRAINT "login_auth_owner" CHECK (("login_auth"."state" in ('confirmed', 'used')) = ("login_auth"."account_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sso_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "trusted_hosts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_auth" ADD CONSTRAINT "login_auth_session_id_login_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_auth" ADD CONSTRAINT "login_auth_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_auth" ADD CONSTRAINT "login_auth_confirmed_by_login_session_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."login_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_auth_account" ON "login_auth" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sso_ticket_expires_at" ON "sso_ticket" USING btree ("expires_at");--> statement-breakpoint
-- A renewed session may have sockets of its own: they end with their account, too.
CREATE OR REPLACE FUNCTION "notify_stopped_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('mallwright', json_build_object('kind', 'session-ended', 'sessionId', s."id")::text)
		FROM "login_session" s WHERE s."account_id" = NEW."id" AND (s."revoked_at" IS NULL OR s."revoke_reason" = 'renewed');
	RETURN NULL;
END $$;
