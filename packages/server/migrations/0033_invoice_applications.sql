CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"file_names" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_apply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"apply_no" text NOT NULL,
	"shop_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"header_snapshot" jsonb NOT NULL,
	"kind" smallint NOT NULL,
	"medium" smallint NOT NULL,
	"content" smallint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address_snapshot" jsonb,
	"remark" text DEFAULT '' NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"invoice_code" text DEFAULT '' NOT NULL,
	"issued_at" timestamp with time zone,
	"pdf_doc_id" uuid,
	"red_reason" text DEFAULT '' NOT NULL,
	"red_invoice_no" text DEFAULT '' NOT NULL,
	"red_invoice_code" text DEFAULT '' NOT NULL,
	"red_at" timestamp with time zone,
	"red_doc_id" uuid,
	"red_of_id" uuid,
	"mailed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_apply_number" UNIQUE("apply_no"),
	CONSTRAINT "invoice_apply_state" CHECK ("invoice_apply"."state" between 0 and 6),
	CONSTRAINT "invoice_apply_kind" CHECK ("invoice_apply"."kind" in (1, 2) and "invoice_apply"."medium" in (1, 2) and "invoice_apply"."content" in (1, 2)),
	CONSTRAINT "invoice_apply_amount" CHECK ("invoice_apply"."amount_cents" > 0 or ("invoice_apply"."amount_cents" = 0 and "invoice_apply"."state" = 3)),
	CONSTRAINT "invoice_apply_receiver" CHECK (("invoice_apply"."medium" = 1) = ("invoice_apply"."email" <> '') and ("invoice_apply"."medium" = 2) = ("invoice_apply"."address_snapshot" is not null)),
	CONSTRAINT "invoice_apply_issued" CHECK (("invoice_apply"."state" in (2, 5, 6)) = ("invoice_apply"."issued_at" is not null) and ("invoice_apply"."issued_at" is not null) = ("invoice_apply"."invoice_no" <> '')),
	CONSTRAINT "invoice_apply_red" CHECK (("invoice_apply"."state" = 6) = ("invoice_apply"."red_at" is not null) and ("invoice_apply"."red_at" is not null) = ("invoice_apply"."red_invoice_no" <> '')),
	CONSTRAINT "invoice_apply_rejected" CHECK (("invoice_apply"."state" = 3) = ("invoice_apply"."reject_reason" <> '')),
	CONSTRAINT "invoice_apply_red_reason" CHECK (("invoice_apply"."state" in (5, 6)) = ("invoice_apply"."red_reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "invoice_apply_line" (
	"invoice_apply_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"qty" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "invoice_apply_line_invoice_apply_id_order_item_id_pk" PRIMARY KEY("invoice_apply_id","order_item_id"),
	CONSTRAINT "invoice_apply_line_values" CHECK ("invoice_apply_line"."qty" >= 1 and "invoice_apply_line"."amount_cents" >= 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_apply_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_apply_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_apply_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_state" smallint,
	"to_state" smallint NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_apply_log_actor" CHECK ("invoice_apply_log"."actor_type" in ('B', 'S', 'O', 'T'))
);
--> statement-breakpoint
CREATE TABLE "invoice_apply_order" (
	"invoice_apply_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"held" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoice_apply_order_invoice_apply_id_order_id_pk" PRIMARY KEY("invoice_apply_id","order_id"),
	CONSTRAINT "invoice_apply_order_amount" CHECK ("invoice_apply_order"."amount_cents" > 0 or ("invoice_apply_order"."amount_cents" = 0 and not "invoice_apply_order"."held"))
);
--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD CONSTRAINT "invoice_apply_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD CONSTRAINT "invoice_apply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD CONSTRAINT "invoice_apply_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD CONSTRAINT "invoice_apply_pdf_doc_id_file_doc_id_fk" FOREIGN KEY ("pdf_doc_id") REFERENCES "public"."file_doc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD CONSTRAINT "invoice_apply_red_doc_id_file_doc_id_fk" FOREIGN KEY ("red_doc_id") REFERENCES "public"."file_doc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD CONSTRAINT "invoice_apply_red_of_id_invoice_apply_id_fk" FOREIGN KEY ("red_of_id") REFERENCES "public"."invoice_apply"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_line" ADD CONSTRAINT "invoice_apply_line_invoice_apply_id_invoice_apply_id_fk" FOREIGN KEY ("invoice_apply_id") REFERENCES "public"."invoice_apply"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_line" ADD CONSTRAINT "invoice_apply_line_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_log" ADD CONSTRAINT "invoice_apply_log_invoice_apply_id_invoice_apply_id_fk" FOREIGN KEY ("invoice_apply_id") REFERENCES "public"."invoice_apply"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_log" ADD CONSTRAINT "invoice_apply_log_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_order" ADD CONSTRAINT "invoice_apply_order_invoice_apply_id_invoice_apply_id_fk" FOREIGN KEY ("invoice_apply_id") REFERENCES "public"."invoice_apply"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_order" ADD CONSTRAINT "invoice_apply_order_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_created_at" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_apply_invoice" ON "invoice_apply" USING btree ("shop_id","invoice_code","invoice_no") WHERE "invoice_apply"."invoice_no" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_apply_red_invoice" ON "invoice_apply" USING btree ("shop_id","red_invoice_code","red_invoice_no") WHERE "invoice_apply"."red_invoice_no" <> '';--> statement-breakpoint
CREATE INDEX "invoice_apply_account" ON "invoice_apply" USING btree ("account_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "invoice_apply_shop" ON "invoice_apply" USING btree ("shop_id","state","created_at");--> statement-breakpoint
CREATE INDEX "invoice_apply_pdf" ON "invoice_apply" USING btree ("pdf_doc_id");--> statement-breakpoint
CREATE INDEX "invoice_apply_red_pdf" ON "invoice_apply" USING btree ("red_doc_id");--> statement-breakpoint
CREATE INDEX "invoice_apply_log_apply" ON "invoice_apply_log" USING btree ("invoice_apply_id","id");--> statement-breakpoint
CREATE INDEX "invoice_apply_order_order" ON "invoice_apply_order" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_apply_order_held" ON "invoice_apply_order" USING btree ("order_id") WHERE "invoice_apply_order"."held";