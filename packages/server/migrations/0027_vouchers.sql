CREATE TABLE "archive" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"stopped" boolean DEFAULT false NOT NULL,
	"partner_org_id" uuid,
	"spec" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"price" numeric(18, 6),
	"tax_rate" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "archive_code" UNIQUE("organisation_id","kind","code"),
	CONSTRAINT "archive_partner" UNIQUE("organisation_id","kind","partner_org_id"),
	CONSTRAINT "archive_kind" CHECK ("archive"."kind" in ('material', 'material_class', 'department', 'cost_centre', 'person', 'supplier', 'customer', 'warehouse', 'project'))
);
--> statement-breakpoint
CREATE TABLE "voucher_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"organisation_id" uuid,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"use_attachment" boolean DEFAULT true NOT NULL,
	"use_scan" boolean DEFAULT false NOT NULL,
	"header" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"footer" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"partner_id" uuid,
	"partner_org_id" uuid,
	"template_id" uuid NOT NULL,
	"template_revision" integer NOT NULL,
	"voucher_no" text NOT NULL,
	"voucher_date" date NOT NULL,
	"state" smallint DEFAULT 10 NOT NULL,
	"exec_state" smallint DEFAULT 0 NOT NULL,
	"payment_status" smallint DEFAULT 0 NOT NULL,
	"amount_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"fields" jsonb NOT NULL,
	"companions" json NOT NULL,
	"source_kind" text,
	"source_id" uuid,
	"created_by" uuid,
	"approved_at" timestamp with time zone,
	"submit_count" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_number_taken" UNIQUE("organisation_id","type","voucher_no"),
	CONSTRAINT "voucher_state" CHECK ("voucher"."state" in (10, 20, 30, 35, 50, 60)),
	CONSTRAINT "voucher_exec" CHECK ("voucher"."exec_state" in (0, 1, 2)),
	CONSTRAINT "voucher_payment" CHECK ("voucher"."payment_status" in (0, 1, 2)),
	CONSTRAINT "voucher_amount" CHECK ("voucher"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_attachment" (
	"voucher_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "voucher_attachment_voucher_id_file_id_pk" PRIMARY KEY("voucher_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "voucher_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"voucher_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"material_id" uuid,
	"qty" numeric(15, 3) DEFAULT '0' NOT NULL,
	"amount_cents" bigint DEFAULT 0 NOT NULL,
	"goods_qty" numeric(15, 3) DEFAULT '0' NOT NULL,
	"copy_qty" numeric(15, 3) DEFAULT '0' NOT NULL,
	"invoice_qty" numeric(15, 3) DEFAULT '0' NOT NULL,
	"invoice_cents" bigint DEFAULT 0 NOT NULL,
	"money_cents" bigint DEFAULT 0 NOT NULL,
	"fields" jsonb NOT NULL,
	"companions" json NOT NULL,
	CONSTRAINT "voucher_line_values" CHECK ("voucher_line"."qty" >= 0 and "voucher_line"."amount_cents" >= 0),
	CONSTRAINT "voucher_line_goods" CHECK ("voucher_line"."goods_qty" between 0 and "voucher_line"."qty"),
	CONSTRAINT "voucher_line_copy" CHECK ("voucher_line"."copy_qty" between 0 and "voucher_line"."qty"),
	CONSTRAINT "voucher_line_invoice" CHECK ("voucher_line"."invoice_qty" between 0 and "voucher_line"."qty"),
	CONSTRAINT "voucher_line_invoice_cents" CHECK ("voucher_line"."invoice_cents" between 0 and "voucher_line"."amount_cents"),
	CONSTRAINT "voucher_line_money" CHECK ("voucher_line"."money_cents" between 0 and "voucher_line"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "voucher_link" (
	"down_line_id" uuid PRIMARY KEY NOT NULL,
	"up_line_id" uuid NOT NULL,
	"up_voucher_id" uuid NOT NULL,
	"down_voucher_id" uuid NOT NULL,
	"book" text NOT NULL,
	"qty" numeric(15, 3) DEFAULT '0' NOT NULL,
	"cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "voucher_link_book" CHECK ("voucher_link"."book" in ('goods', 'copy', 'invoice', 'money'))
);
--> statement-breakpoint
CREATE TABLE "voucher_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voucher_id" uuid NOT NULL,
	"action" text NOT NULL,
	"person_id" uuid,
	"from_state" smallint NOT NULL,
	"to_state" smallint NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_number" (
	"organisation_id" uuid NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "voucher_number_organisation_id_type_period_pk" PRIMARY KEY("organisation_id","type","period")
);
--> statement-breakpoint
CREATE TABLE "voucher_type_off" (
	"organisation_id" uuid NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "voucher_type_off_organisation_id_type_pk" PRIMARY KEY("organisation_id","type")
);
--> statement-breakpoint
CREATE TABLE "workflow_def" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_def_type" UNIQUE("organisation_id","type")
);
--> statement-breakpoint
CREATE TABLE "workflow_task" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"voucher_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"step_no" integer NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"person_id" uuid,
	"submitter_id" uuid,
	"state" smallint DEFAULT 0 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_task_state" CHECK ("workflow_task"."state" in (0, 1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_parent_id_archive_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."archive"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive" ADD CONSTRAINT "archive_partner_org_id_organisation_id_fk" FOREIGN KEY ("partner_org_id") REFERENCES "public"."organisation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_template" ADD CONSTRAINT "voucher_template_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_partner_id_archive_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."archive"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_partner_org_id_organisation_id_fk" FOREIGN KEY ("partner_org_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_template_id_voucher_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."voucher_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_attachment" ADD CONSTRAINT "voucher_attachment_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_attachment" ADD CONSTRAINT "voucher_attachment_file_id_file_doc_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_doc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_line" ADD CONSTRAINT "voucher_line_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_line" ADD CONSTRAINT "voucher_line_material_id_archive_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."archive"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_link" ADD CONSTRAINT "voucher_link_down_line_id_voucher_line_id_fk" FOREIGN KEY ("down_line_id") REFERENCES "public"."voucher_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_link" ADD CONSTRAINT "voucher_link_up_line_id_voucher_line_id_fk" FOREIGN KEY ("up_line_id") REFERENCES "public"."voucher_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_link" ADD CONSTRAINT "voucher_link_up_voucher_id_voucher_id_fk" FOREIGN KEY ("up_voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_link" ADD CONSTRAINT "voucher_link_down_voucher_id_voucher_id_fk" FOREIGN KEY ("down_voucher_id") REFERENCES "public"."voucher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_log" ADD CONSTRAINT "voucher_log_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_log" ADD CONSTRAINT "voucher_log_person_id_org_member_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."org_member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_number" ADD CONSTRAINT "voucher_number_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_type_off" ADD CONSTRAINT "voucher_type_off_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_def" ADD CONSTRAINT "workflow_def_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_task" ADD CONSTRAINT "workflow_task_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_task" ADD CONSTRAINT "workflow_task_person_id_org_member_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."org_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_task" ADD CONSTRAINT "workflow_task_submitter_id_account_id_fk" FOREIGN KEY ("submitter_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_task" ADD CONSTRAINT "workflow_task_decided_by_org_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."org_member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archive_parent" ON "archive" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "voucher_template_type" ON "voucher_template" USING btree ("type","organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_template_default" ON "voucher_template" USING btree ("type",coalesce("organisation_id", '00000000-0000-0000-0000-000000000000'::uuid)) WHERE "voucher_template"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_source" ON "voucher" USING btree ("source_kind","source_id","type");--> statement-breakpoint
CREATE INDEX "voucher_list" ON "voucher" USING btree ("organisation_id","type","voucher_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "voucher_partner" ON "voucher" USING btree ("partner_org_id","type","state");--> statement-breakpoint
CREATE INDEX "voucher_attachment_file" ON "voucher_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "voucher_line_voucher" ON "voucher_line" USING btree ("voucher_id","line_no");--> statement-breakpoint
CREATE INDEX "voucher_link_up" ON "voucher_link" USING btree ("up_voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_link_up_line" ON "voucher_link" USING btree ("up_line_id");--> statement-breakpoint
CREATE INDEX "voucher_link_down" ON "voucher_link" USING btree ("down_voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_log_voucher" ON "voucher_log" USING btree ("voucher_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "workflow_task_voucher" ON "workflow_task" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "workflow_task_waiting" ON "workflow_task" USING btree ("state") WHERE "workflow_task"."state" = 0;