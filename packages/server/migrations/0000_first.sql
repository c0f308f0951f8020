CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mobile_phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"init_pwd" boolean DEFAULT false NOT NULL,
	"should_update_pwd" boolean DEFAULT false NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"head_image_url" text DEFAULT '' NOT NULL,
	"is_super" smallint DEFAULT 0 NOT NULL,
	"editor_site_id" uuid,
	"locale" text DEFAULT 'zh-CN' NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_mobile_phone" UNIQUE("mobile_phone"),
	CONSTRAINT "account_phone_form" CHECK ("account"."mobile_phone" ~ '^1[0-9]{10}$'),
	CONSTRAINT "account_is_super" CHECK ("account"."is_super" in (0, 1)),
	CONSTRAINT "account_nickname_length" CHECK (char_length("account"."nickname") <= 20)
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"mobile_phone" text PRIMARY KEY NOT NULL,
	"failed_count" integer NOT NULL,
	"last_failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "org_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"user_type" text NOT NULL,
	"stop" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "org_member_pair" UNIQUE("account_id","organisation_id"),
	CONSTRAINT "org_member_user_type" CHECK ("org_member"."user_type" in ('admin', 'user'))
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" smallint NOT NULL,
	"name" text NOT NULL,
	"credit_code" text,
	"acc_uuid" uuid NOT NULL,
	"org_uuid" uuid NOT NULL,
	"authentication" boolean DEFAULT false NOT NULL,
	"acc_stop" boolean DEFAULT false NOT NULL,
	"wait_delete" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_acc_uuid" UNIQUE("acc_uuid"),
	CONSTRAINT "organisation_org_uuid" UNIQUE("org_uuid"),
	CONSTRAINT "organisation_kind" CHECK ("organisation"."kind" in (1, 2)),
	CONSTRAINT "organisation_name_length" CHECK (char_length("organisation"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "password_strategy" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"min_length" integer DEFAULT 8 NOT NULL,
	"max_length" integer DEFAULT 16 NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_strategy_code" CHECK ("password_strategy"."code" in ('01', '02', '03', '04', '05')),
	CONSTRAINT "password_strategy_length" CHECK ("password_strategy"."min_length" between 1 and "password_strategy"."max_length")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"initial" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"prod_code" text NOT NULL,
	"shop_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"brand_id" uuid,
	"name" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"main_image_url" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"min_order_qty" integer DEFAULT 1 NOT NULL,
	"step_qty" integer DEFAULT 1 NOT NULL,
	"price_mode" smallint NOT NULL,
	"min_price_cents" bigint NOT NULL,
	"origin_place" text DEFAULT '' NOT NULL,
	"ship_days" integer DEFAULT 2 NOT NULL,
	"detail_html" text DEFAULT '' NOT NULL,
	"returnable" boolean DEFAULT true NOT NULL,
	"after_sale_days" integer DEFAULT 7 NOT NULL,
	"commission_bps" integer DEFAULT 0 NOT NULL,
	"on_shelf" boolean DEFAULT true NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_prod_code" UNIQUE("prod_code"),
	CONSTRAINT "product_name_length" CHECK (char_length("product"."name") between 1 and 100),
	CONSTRAINT "product_subtitle_length" CHECK (char_length("product"."subtitle") <= 120),
	CONSTRAINT "product_quantities" CHECK ("product"."min_order_qty" >= 1 and "product"."step_qty" >= 1),
	CONSTRAINT "product_price_mode" CHECK ("product"."price_mode" between 1 and 3),
	CONSTRAINT "product_price" CHECK ("product"."min_price_cents" >= 0),
	CONSTRAINT "product_commission" CHECK ("product"."commission_bps" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "product_attribute" (
	"product_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "product_attribute_product_id_sort_pk" PRIMARY KEY("product_id","sort")
);
--> statement-breakpoint
CREATE TABLE "product_class" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	"icon_url" text DEFAULT '' NOT NULL,
	"sort" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_class_name" UNIQUE NULLS NOT DISTINCT("parent_id","name"),
	CONSTRAINT "product_class_level" CHECK ("product_class"."level" between 1 and 3),
	CONSTRAINT "product_class_root" CHECK (("product_class"."parent_id" is null) = ("product_class"."level" = 1))
);
--> statement-breakpoint
CREATE TABLE "product_image" (
	"product_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "product_image_product_id_sort_pk" PRIMARY KEY("product_id","sort")
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid,
	"name" text NOT NULL,
	"logo_url" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"operated" boolean DEFAULT false NOT NULL,
	"score" numeric(2, 1) DEFAULT '5.0' NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_name" UNIQUE("name"),
	CONSTRAINT "shop_score" CHECK ("shop"."score" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "site_shop" (
	"site_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	CONSTRAINT "site_shop_site_id_shop_id_pk" PRIMARY KEY("site_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "file_doc" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_account_id" uuid,
	"busi_type" text NOT NULL,
	"busi_name" text NOT NULL,
	"origin_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_doc_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "file_doc_visibility" CHECK ("file_doc"."visibility" in ('public', 'private')),
	CONSTRAINT "file_doc_size" CHECK ("file_doc"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "forced_login_ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"terminal_type" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "forced_login_ticket_hash" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "idempotency_record" (
	"account_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"request_uuid" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_record_account_id_endpoint_request_uuid_pk" PRIMARY KEY("account_id","endpoint","request_uuid")
);
--> statement-breakpoint
CREATE TABLE "login_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"token_hash" text NOT NULL,
	"sign_key" text NOT NULL,
	"terminal_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	CONSTRAINT "login_session_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "login_session_terminal" CHECK ("login_session"."terminal_type" in ('visitor', 'mobile', 'wechat', 'studio')),
	CONSTRAINT "login_session_visitor" CHECK (("login_session"."account_id" is null) = ("login_session"."terminal_type" = 'visitor'))
);
--> statement-breakpoint
CREATE TABLE "one_time_ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"session_id" uuid,
	"site_id" uuid,
	"column_code" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_ticket_hash" UNIQUE("ticket_hash"),
	CONSTRAINT "one_time_ticket_purpose" CHECK ("one_time_ticket"."purpose" in ('socket', 'preview', 'setup'))
);
--> statement-breakpoint
CREATE TABLE "pwd_free_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pwd_free_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "request_nonce" (
	"session_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_nonce_session_id_nonce_pk" PRIMARY KEY("session_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "release" (
	"site_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" json NOT NULL,
	"source_revisions" jsonb NOT NULL,
	"restored_from" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"publisher" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_site_id_number_pk" PRIMARY KEY("site_id","number"),
	CONSTRAINT "release_number" CHECK ("release"."number" > 0),
	CONSTRAINT "release_note_length" CHECK (char_length("release"."note") <= 200)
);
--> statement-breakpoint
CREATE TABLE "setup_marker" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"st_uuid" uuid NOT NULL,
	"site_type" text DEFAULT 'mall' NOT NULL,
	"short_name" text NOT NULL,
	"org_name" text NOT NULL,
	"acc_uuid" uuid NOT NULL,
	"org_uuid" uuid NOT NULL,
	"attr" text DEFAULT '' NOT NULL,
	"logo_url" text DEFAULT '' NOT NULL,
	"carousel_urls" text DEFAULT '' NOT NULL,
	"favicon_url" text DEFAULT '' NOT NULL,
	"show_price_to_visitor" boolean DEFAULT true NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"current_release" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_st_uuid" UNIQUE("st_uuid"),
	CONSTRAINT "site_current_release" CHECK ("site"."current_release" >= 0)
);
--> statement-breakpoint
CREATE TABLE "site_domain" (
	"domain" text NOT NULL,
	"site_type" text DEFAULT 'mall' NOT NULL,
	"site_id" uuid NOT NULL,
	CONSTRAINT "site_domain_domain_site_type_pk" PRIMARY KEY("domain","site_type"),
	CONSTRAINT "site_domain_lower" CHECK ("site_domain"."domain" = lower("site_domain"."domain"))
);
--> statement-breakpoint
CREATE TABLE "site_page" (
	"site_id" uuid NOT NULL,
	"column_code" text NOT NULL,
	"document" json NOT NULL,
	"revision" integer NOT NULL,
	"edited_by" text NOT NULL,
	"edited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_page_site_id_column_code_pk" PRIMARY KEY("site_id","column_code"),
	CONSTRAINT "site_page_revision" CHECK ("site_page"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_tier" (
	"sku_id" uuid NOT NULL,
	"min_qty" integer NOT NULL,
	"price_cents" bigint NOT NULL,
	CONSTRAINT "price_tier_sku_id_min_qty_pk" PRIMARY KEY("sku_id","min_qty"),
	CONSTRAINT "price_tier_price" CHECK ("price_tier"."price_cents" >= 0 and "price_tier"."min_qty" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"sku_code" text NOT NULL,
	"spec_key" text NOT NULL,
	"spec_text" text NOT NULL,
	"spec_values" jsonb NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"price_cents" bigint NOT NULL,
	"market_price_cents" bigint NOT NULL,
	"stock_on_hand" integer NOT NULL,
	"stock_locked" integer DEFAULT 0 NOT NULL,
	"low_stock" integer NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sku_sku_code" UNIQUE("sku_code"),
	CONSTRAINT "sku_spec_key" UNIQUE("product_id","spec_key"),
	CONSTRAINT "sku_stock" CHECK (0 <= "sku"."stock_locked" and "sku"."stock_locked" <= "sku"."stock_on_hand"),
	CONSTRAINT "sku_price" CHECK ("sku"."price_cents" >= 0 and "sku"."market_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spec_name" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "spec_name_name" UNIQUE("product_id","name")
);
--> statement-breakpoint
CREATE TABLE "spec_value" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"spec_name_id" uuid NOT NULL,
	"value" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "spec_value_value" UNIQUE("spec_name_id","value")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_editor_site_id_site_id_fk" FOREIGN KEY ("editor_site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_class_id_product_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."product_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute" ADD CONSTRAINT "product_attribute_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_class" ADD CONSTRAINT "product_class_parent_id_product_class_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_shop" ADD CONSTRAINT "site_shop_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_shop" ADD CONSTRAINT "site_shop_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_doc" ADD CONSTRAINT "file_doc_owner_account_id_account_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forced_login_ticket" ADD CONSTRAINT "forced_login_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_ticket" ADD CONSTRAINT "one_time_ticket_session_id_login_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_ticket" ADD CONSTRAINT "one_time_ticket_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pwd_free_token" ADD CONSTRAINT "pwd_free_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pwd_free_token" ADD CONSTRAINT "pwd_free_token_session_id_login_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release" ADD CONSTRAINT "release_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_domain" ADD CONSTRAINT "site_domain_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_page" ADD CONSTRAINT "site_page_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tier" ADD CONSTRAINT "price_tier_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_name" ADD CONSTRAINT "spec_name_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_value" ADD CONSTRAINT "spec_value_spec_name_id_spec_name_id_fk" FOREIGN KEY ("spec_name_id") REFERENCES "public"."spec_name"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "org_member_default" ON "org_member" USING btree ("account_id") WHERE "org_member"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_credit_code" ON "organisation" USING btree ("credit_code") WHERE "organisation"."kind" = 1;--> statement-breakpoint
CREATE INDEX "product_class_sales" ON "product" USING btree ("class_id","sales_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_shop" ON "product" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "idempotency_record_created_at" ON "idempotency_record" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "login_session_one_live" ON "login_session" USING btree ("account_id","terminal_type") WHERE "login_session"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "login_session_expires_at" ON "login_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pwd_free_token_session" ON "pwd_free_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "request_nonce_created_at" ON "request_nonce" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_one_main" ON "site" USING btree ("site_type") WHERE "site"."is_main";