CREATE SEQUENCE "public"."payment_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "demo_payable" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"code" text NOT NULL,
	"payee_name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"settled_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_payable_code" UNIQUE("code"),
	CONSTRAINT "demo_payable_state" CHECK ("demo_payable"."state" in (0, 1, 2)),
	CONSTRAINT "demo_payable_settled" CHECK ("demo_payable"."settled_count" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_no" text NOT NULL,
	"payee_name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"transaction_id" text,
	"deadline_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payment_attempt" UNIQUE("attempt_no"),
	CONSTRAINT "sandbox_payment_transaction" UNIQUE("transaction_id"),
	CONSTRAINT "sandbox_payment_state" CHECK ("sandbox_payment"."state" in ('open', 'scheduled', 'paid', 'failed')),
	CONSTRAINT "sandbox_payment_paid" CHECK (("sandbox_payment"."state" = 'paid') = ("sandbox_payment"."paid_cents" > 0 and "sandbox_payment"."transaction_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refund_amount" CHECK ("sandbox_refund"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "pay_action" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"form_origins" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_action_kind" CHECK ("pay_action"."kind" in ('link', 'html'))
);
--> statement-breakpoint
CREATE TABLE "pay_attempt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flow_id" uuid NOT NULL,
	"attempt_no" text NOT NULL,
	"method" text NOT NULL,
	"channel" text NOT NULL,
	"show_type" smallint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"payer_open_id" text DEFAULT '' NOT NULL,
	"payer_app_id" text DEFAULT '' NOT NULL,
	"client_ip" text DEFAULT '' NOT NULL,
	"pay_url" text,
	"action_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_attempt_no" UNIQUE("attempt_no"),
	CONSTRAINT "pay_attempt_state" CHECK ("pay_attempt"."state" in (0, 1, 2, 3)),
	CONSTRAINT "pay_attempt_amount" CHECK ("pay_attempt"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "pay_method" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid,
	"code" text NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"show_type" smallint,
	"channel" text,
	"pay_channels" smallint[] DEFAULT '{}' NOT NULL,
	"shows_phone" boolean DEFAULT false NOT NULL,
	"needs_phone" boolean DEFAULT false NOT NULL,
	"shows_account" boolean DEFAULT false NOT NULL,
	"needs_account" boolean DEFAULT false NOT NULL,
	"tips_html" text DEFAULT '' NOT NULL,
	"sort" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_method_code" UNIQUE NULLS NOT DISTINCT("organisation_id","code"),
	CONSTRAINT "pay_method_leaf" CHECK (("pay_method"."show_type" is null) = ("pay_method"."channel" is null)),
	CONSTRAINT "pay_method_phone" CHECK ("pay_method"."shows_phone" or not "pay_method"."needs_phone"),
	CONSTRAINT "pay_method_account" CHECK ("pay_method"."shows_account" or not "pay_method"."needs_account")
);
--> statement-breakpoint
CREATE TABLE "payment_flow" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flow_no" text NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"payee_name" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"method" text,
	"remark" text DEFAULT '' NOT NULL,
	"payer_name" text DEFAULT '' NOT NULL,
	"payer_account_enc" text,
	"payer_phone" text DEFAULT '' NOT NULL,
	"client_ip" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_flow_no" UNIQUE("flow_no"),
	CONSTRAINT "payment_flow_amount" CHECK ("payment_flow"."amount_cents" > 0),
	CONSTRAINT "payment_flow_state" CHECK (case "payment_flow"."state" when 2 then "payment_flow"."refunded_cents" = 0
        when 5 then "payment_flow"."refunded_cents" > 0 and "payment_flow"."refunded_cents" < "payment_flow"."amount_cents"
        when 6 then "payment_flow"."refunded_cents" = "payment_flow"."amount_cents"
        else "payment_flow"."state" in (0, 1, 3, 4, 7) and "payment_flow"."refunded_cents" = 0 end),
	CONSTRAINT "payment_flow_paid" CHECK (("payment_flow"."state" in (2, 5, 6)) = ("payment_flow"."paid_at" is not null)),
	CONSTRAINT "payment_flow_notice" CHECK ("payment_flow"."notice" in ('', 'wrongAmount', 'late', 'duplicate'))
);
--> statement-breakpoint
CREATE TABLE "payment_flow_payable" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flow_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"payable_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "payment_flow_payable_flow" UNIQUE("flow_id","sort"),
	CONSTRAINT "payment_flow_payable_amount" CHECK ("payment_flow_payable"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flow_id" uuid NOT NULL,
	"refund_id" uuid,
	"event" text NOT NULL,
	"from_state" smallint NOT NULL,
	"to_state" smallint NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notify" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"channel_event_id" text NOT NULL,
	"attempt_no" text NOT NULL,
	"raw" text NOT NULL,
	"handled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notify_event" UNIQUE("channel","channel_event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_receipt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"transaction_id" text NOT NULL,
	"flow_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"refund_cents" bigint DEFAULT 0 NOT NULL,
	"verdict" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_receipt_transaction" UNIQUE("channel","transaction_id"),
	CONSTRAINT "payment_receipt_verdict" CHECK ("payment_receipt"."verdict" in ('accepted', 'wrongAmount', 'late', 'duplicate')),
	CONSTRAINT "payment_receipt_refund" CHECK (0 <= "payment_receipt"."refund_cents" and "payment_receipt"."refund_cents" <= "payment_receipt"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "refund_flow" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"refund_no" text NOT NULL,
	"request_key" text NOT NULL,
	"flow_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_flow_no" UNIQUE("refund_no"),
	CONSTRAINT "refund_flow_request" UNIQUE("request_key"),
	CONSTRAINT "refund_flow_state_value" CHECK ("refund_flow"."state" in (0, 1, 2, 3)),
	CONSTRAINT "refund_flow_amount" CHECK ("refund_flow"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "demo_payable" ADD CONSTRAINT "demo_payable_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_payment_id_sandbox_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_action" ADD CONSTRAINT "pay_action_attempt_id_pay_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."pay_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_attempt" ADD CONSTRAINT "pay_attempt_flow_id_payment_flow_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."payment_flow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_method" ADD CONSTRAINT "pay_method_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_flow" ADD CONSTRAINT "payment_flow_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_flow" ADD CONSTRAINT "payment_flow_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_flow_payable" ADD CONSTRAINT "payment_flow_payable_flow_id_payment_flow_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."payment_flow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_log" ADD CONSTRAINT "payment_log_flow_id_payment_flow_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."payment_flow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_log" ADD CONSTRAINT "payment_log_refund_id_refund_flow_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund_flow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_flow_id_payment_flow_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."payment_flow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_attempt_id_pay_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."pay_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_flow" ADD CONSTRAINT "refund_flow_flow_id_payment_flow_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."payment_flow"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_flow" ADD CONSTRAINT "refund_flow_receipt_id_payment_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."payment_receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_payable_account" ON "demo_payable" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_refund_payment" ON "sandbox_refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "pay_action_attempt" ON "pay_action" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "pay_attempt_flow" ON "pay_attempt" USING btree ("flow_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_attempt_open" ON "pay_attempt" USING btree ("flow_id") WHERE "pay_attempt"."state" = 0;--> statement-breakpoint
CREATE INDEX "payment_flow_account" ON "payment_flow" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_flow_payable_open" ON "payment_flow_payable" USING btree ("kind","payable_id") WHERE "payment_flow_payable"."is_open";--> statement-breakpoint
CREATE INDEX "payment_log_flow" ON "payment_log" USING btree ("flow_id","id");--> statement-breakpoint
CREATE INDEX "payment_log_refund" ON "payment_log" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "payment_notify_attempt" ON "payment_notify" USING btree ("attempt_no");--> statement-breakpoint
CREATE INDEX "payment_receipt_flow" ON "payment_receipt" USING btree ("flow_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_receipt_accepted" ON "payment_receipt" USING btree ("flow_id") WHERE "payment_receipt"."verdict" = 'accepted';--> statement-breakpoint
CREATE INDEX "refund_flow_flow" ON "refund_flow" USING btree ("flow_id");--> statement-breakpoint
CREATE INDEX "refund_flow_receipt" ON "refund_flow" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "refund_flow_state" ON "refund_flow" USING btree ("state","updated_at");