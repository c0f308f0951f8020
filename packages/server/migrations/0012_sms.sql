CREATE TABLE "phone_query" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"address" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_code_attempts" CHECK ("sms_code"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verify_ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verify_ticket_hash" UNIQUE("ticket_hash"),
	CONSTRAINT "verify_ticket_purpose" CHECK ("verify_ticket"."purpose" in ('login', 'register', 'reset', 'init-pwd'))
);
--> statement-breakpoint
CREATE INDEX "phone_query_address" ON "phone_query" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "sms_code_phone" ON "sms_code" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "sms_code_address" ON "sms_code" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_created_at" ON "sms_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verify_ticket_phone" ON "verify_ticket" USING btree ("phone");