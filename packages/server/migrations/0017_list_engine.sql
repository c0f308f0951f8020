CREATE TABLE "base_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"handle" text NOT NULL,
	"menu_id" uuid,
	"scope" text NOT NULL,
	"fixed_filter" jsonb,
	"default_order" text NOT NULL,
	"page_row_size" integer NOT NULL,
	"detail_code" text,
	"kind" smallint DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "base_list_code" UNIQUE("code"),
	CONSTRAINT "base_list_handle" UNIQUE("handle"),
	CONSTRAINT "base_list_scope" CHECK ("base_list"."scope" in ('own', 'institution', 'site')),
	CONSTRAINT "base_list_kind" CHECK ("base_list"."kind" in (1, 2) and ("base_list"."kind" = 2) = ("base_list"."detail_code" is not null)),
	CONSTRAINT "base_list_page_row_size" CHECK ("base_list"."page_row_size" between 10 and 30)
);
--> statement-breakpoint
CREATE TABLE "base_list_column" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_code" text NOT NULL,
	"item_uuid" uuid NOT NULL,
	"field_name" text NOT NULL,
	"title" text NOT NULL,
	"field_type" text NOT NULL,
	"type_code" text DEFAULT '' NOT NULL,
	"precision" smallint DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_summed" boolean DEFAULT false NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "base_list_column_field" UNIQUE("list_code","field_name"),
	CONSTRAINT "base_list_column_item" UNIQUE("item_uuid"),
	CONSTRAINT "base_list_column_precision" CHECK ("base_list_column"."precision" between 0 and 6)
);
--> statement-breakpoint
CREATE TABLE "base_query" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"list_code" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "base_query_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "base_query_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"query_code" text NOT NULL,
	"item_uuid" uuid NOT NULL,
	"label" text NOT NULL,
	"field_name" text NOT NULL,
	"query_field" text NOT NULL,
	"field_type" text NOT NULL,
	"query_model" smallint NOT NULL,
	"type_code" text DEFAULT '' NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "base_query_item_field" UNIQUE("query_code","field_name"),
	CONSTRAINT "base_query_item_item" UNIQUE("item_uuid"),
	CONSTRAINT "base_query_item_model" CHECK ("base_query_item"."query_model" between 1 and 14)
);
--> statement-breakpoint
CREATE TABLE "defined_source" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"table_uuid" uuid NOT NULL,
	"field_uuid" uuid NOT NULL,
	"source" text NOT NULL,
	"key_field" text NOT NULL,
	"show_field" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "defined_source_pair" UNIQUE("table_uuid","field_uuid"),
	CONSTRAINT "defined_source_kind" CHECK ("defined_source"."kind" in ('archives', 'voucher'))
);
--> statement-breakpoint
CREATE TABLE "enum_def" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enum_def_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "enum_option" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enum_code" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"color" text,
	"sort" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enum_option_key" UNIQUE("enum_code","key"),
	CONSTRAINT "enum_option_key_form" CHECK ("enum_option"."key" <> '' and position(',' in "enum_option"."key") = 0)
);
--> statement-breakpoint
CREATE TABLE "refer_def" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"tree_code" text DEFAULT '' NOT NULL,
	"query_code" text DEFAULT '' NOT NULL,
	"list_code" text DEFAULT '' NOT NULL,
	"data_key" text NOT NULL,
	"list_join" text DEFAULT '' NOT NULL,
	"tree_join" text DEFAULT '' NOT NULL,
	"tree_scope" text DEFAULT '' NOT NULL,
	"list_scope" text DEFAULT '' NOT NULL,
	"save_fields" text NOT NULL,
	"show_field" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refer_def_code" UNIQUE("code"),
	CONSTRAINT "refer_def_kind" CHECK ("refer_def"."kind" in ('tree', 'list', 'tree-list'))
);
--> statement-breakpoint
CREATE TABLE "base_list_plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "base_list_plan_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"plan_type" smallint NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid,
	"definition_revision" integer NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page_row_size" integer NOT NULL,
	"order_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "base_list_plan_owner" UNIQUE NULLS NOT DISTINCT("code","plan_type","org_id","person_id"),
	CONSTRAINT "base_list_plan_type" CHECK ("base_list_plan"."plan_type" in (1, 2) and ("base_list_plan"."plan_type" = 2) = ("base_list_plan"."person_id" is not null)),
	CONSTRAINT "base_list_plan_page_row_size" CHECK ("base_list_plan"."page_row_size" between 10 and 30)
);
--> statement-breakpoint
CREATE TABLE "base_query_plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "base_query_plan_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"plan_type" smallint NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid,
	"definition_revision" integer NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "base_query_plan_owner" UNIQUE NULLS NOT DISTINCT("code","plan_type","org_id","person_id"),
	CONSTRAINT "base_query_plan_type" CHECK ("base_query_plan"."plan_type" in (1, 2) and ("base_query_plan"."plan_type" = 2) = ("base_query_plan"."person_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "default_value" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"component" text NOT NULL,
	"key" text NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "default_value_owner" UNIQUE("component","key","person_id")
);
--> statement-breakpoint
CREATE TABLE "product_price" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid,
	"kind" smallint NOT NULL,
	"class_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"spec_text" text NOT NULL,
	"unit" text NOT NULL,
	"min_qty" integer NOT NULL,
	"price_cents" bigint NOT NULL,
	"tax_rate" numeric(9, 6) NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_price_kind" CHECK (("product_price"."kind" = 2) = ("product_price"."organisation_id" is not null)),
	CONSTRAINT "product_price_amounts" CHECK ("product_price"."price_cents" >= 0 and "product_price"."min_qty" >= 1 and "product_price"."tax_rate" >= 0),
	CONSTRAINT "product_price_valid" CHECK ("product_price"."valid_to" is null or "product_price"."valid_to" > "product_price"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "base_list_column" ADD CONSTRAINT "base_list_column_list_code_base_list_code_fk" FOREIGN KEY ("list_code") REFERENCES "public"."base_list"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_query" ADD CONSTRAINT "base_query_list_code_base_list_code_fk" FOREIGN KEY ("list_code") REFERENCES "public"."base_list"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_query_item" ADD CONSTRAINT "base_query_item_query_code_base_query_code_fk" FOREIGN KEY ("query_code") REFERENCES "public"."base_query"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enum_option" ADD CONSTRAINT "enum_option_enum_code_enum_def_code_fk" FOREIGN KEY ("enum_code") REFERENCES "public"."enum_def"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_list_plan" ADD CONSTRAINT "base_list_plan_org_id_organisation_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_list_plan" ADD CONSTRAINT "base_list_plan_person_id_org_member_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."org_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_query_plan" ADD CONSTRAINT "base_query_plan_org_id_organisation_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_query_plan" ADD CONSTRAINT "base_query_plan_person_id_org_member_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."org_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_value" ADD CONSTRAINT "default_value_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_value" ADD CONSTRAINT "default_value_person_id_org_member_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."org_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_class_id_product_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."product_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defined_source_source" ON "defined_source" USING btree ("source");--> statement-breakpoint
CREATE INDEX "product_price_owner" ON "product_price" USING btree ("organisation_id","code","valid_from");--> statement-breakpoint
CREATE INDEX "product_price_class" ON "product_price" USING btree ("class_id");--> statement-breakpoint
-- Every server process holds the definitions in memory.
CREATE FUNCTION "notify_definition_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('mallwright', '{"kind":"definition"}');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "base_list_changed" AFTER INSERT OR UPDATE OR DELETE ON "base_list" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
--> statement-breakpoint
CREATE TRIGGER "base_list_column_changed" AFTER INSERT OR UPDATE OR DELETE ON "base_list_column" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
--> statement-breakpoint
CREATE TRIGGER "base_query_changed" AFTER INSERT OR UPDATE OR DELETE ON "base_query" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
--> statement-breakpoint
CREATE TRIGGER "base_query_item_changed" AFTER INSERT OR UPDATE OR DELETE ON "base_query_item" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
--> statement-breakpoint
CREATE TRIGGER "refer_def_changed" AFTER INSERT OR UPDATE OR DELETE ON "refer_def" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
--> statement-breakpoint
CREATE TRIGGER "enum_def_changed" AFTER INSERT OR UPDATE OR DELETE ON "enum_def" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
--> statement-breakpoint
CREATE TRIGGER "enum_option_changed" AFTER INSERT OR UPDATE OR DELETE ON "enum_option" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
--> statement-breakpoint
CREATE TRIGGER "defined_source_changed" AFTER INSERT OR UPDATE OR DELETE ON "defined_source" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
