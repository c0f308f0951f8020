CREATE TABLE "pay_ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_hash" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_ticket_hash" UNIQUE("ticket_hash"),
	CONSTRAINT "pay_ticket_taken" CHECK (("pay_ticket"."taken_by" is null) = ("pay_ticket"."taken_at" is null))
);
--> statement-breakpoint
CREATE TABLE "transfer_voucher" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"payer_name" text NOT NULL,
	"payer_account_enc" text,
	"file_id" uuid,
	"state" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfer_voucher_attempt" UNIQUE("attempt_id"),
	CONSTRAINT "transfer_voucher_state_value" CHECK ("transfer_voucher"."state" in (0, 1, 2)),
	CONSTRAINT "transfer_voucher_decided" CHECK (("transfer_voucher"."state" = 0) = ("transfer_voucher"."decided_at" is null)),
	CONSTRAINT "transfer_voucher_reason" CHECK ("transfer_voucher"."state" = 2 or "transfer_voucher"."reason" = '')
);
--> statement-breakpoint
ALTER TABLE "pay_ticket" ADD CONSTRAINT "pay_ticket_attempt_id_pay_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."pay_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_ticket" ADD CONSTRAINT "pay_ticket_session_id_login_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_ticket" ADD CONSTRAINT "pay_ticket_taken_by_login_session_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."login_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_voucher" ADD CONSTRAINT "transfer_voucher_attempt_id_pay_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."pay_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_voucher" ADD CONSTRAINT "transfer_voucher_file_id_file_doc_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_doc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_ticket_session" ON "pay_ticket" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "pay_ticket_taken_by" ON "pay_ticket" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "transfer_voucher_file" ON "transfer_voucher" USING btree ("file_id") WHERE "transfer_voucher"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "transfer_voucher_state" ON "transfer_voucher" USING btree ("state","created_at");--> statement-breakpoint
INSERT INTO "transfer_voucher" ("attempt_id", "payer_name", "payer_account_enc", "state", "decided_at", "created_at")
SELECT a."id", f."payer_name", f."payer_account_enc", a."state", CASE a."state" WHEN 1 THEN f."paid_at" END, a."created_at"
FROM "pay_attempt" a JOIN "payment_flow" f ON f."id" = a."flow_id"
WHERE a."channel" = 'transfer' AND a."state" IN (0, 1);
