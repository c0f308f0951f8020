CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "agreed_price" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"price_cents" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreed_price_start" UNIQUE("organisation_id","sku_id","valid_from"),
	CONSTRAINT "agreed_price_amount" CHECK ("agreed_price"."price_cents" >= 0),
	CONSTRAINT "agreed_price_valid" CHECK ("agreed_price"."valid_to" is null or "agreed_price"."valid_to" > "agreed_price"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "buyer_setting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"receive_notice" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_setting_owner" UNIQUE NULLS NOT DISTINCT("account_id","organisation_id"),
	CONSTRAINT "buyer_setting_name_length" CHECK (char_length("buyer_setting"."contact_name") <= 20),
	CONSTRAINT "buyer_setting_phone" CHECK ("buyer_setting"."contact_phone" = '' or "buyer_setting"."contact_phone" ~ '^1[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"sku_id" uuid NOT NULL,
	"qty" integer NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"price_snapshot_cents" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_item_sku" UNIQUE NULLS NOT DISTINCT("account_id","organisation_id","sku_id"),
	CONSTRAINT "cart_item_qty" CHECK ("cart_item"."qty" >= 1)
);
--> statement-breakpoint
CREATE TABLE "collect_product" (
	"account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"price_at_collect_cents" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collect_product_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "collect_shop" (
	"account_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collect_shop_account_id_shop_id_pk" PRIMARY KEY("account_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "footprint" (
	"account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"view_date" date NOT NULL,
	"view_count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "footprint_account_id_product_id_view_date_pk" PRIMARY KEY("account_id","product_id","view_date"),
	CONSTRAINT "footprint_count" CHECK ("footprint"."view_count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "stock_notice" (
	"account_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_notice_account_id_sku_id_pk" PRIMARY KEY("account_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid,
	"site_id" uuid,
	"name" text NOT NULL,
	"kind" smallint NOT NULL,
	"off_cents" bigint DEFAULT 0 NOT NULL,
	"rate_bps" integer DEFAULT 10000 NOT NULL,
	"min_spend_cents" bigint DEFAULT 0 NOT NULL,
	"max_off_cents" bigint,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"per_user" integer DEFAULT 1 NOT NULL,
	"scope" smallint DEFAULT 0 NOT NULL,
	"scope_ids" uuid[] DEFAULT '{}' NOT NULL,
	"buyer_kind" smallint DEFAULT 0 NOT NULL,
	"take_from" timestamp with time zone NOT NULL,
	"take_to" timestamp with time zone NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"valid_days" integer,
	"stopped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_owner" CHECK (("coupon"."shop_id" is null) <> ("coupon"."site_id" is null)),
	CONSTRAINT "coupon_kind" CHECK ("coupon"."kind" in (1, 2, 3)),
	CONSTRAINT "coupon_value" CHECK ("coupon"."kind" <> 1 or "coupon"."off_cents" > 0),
	CONSTRAINT "coupon_rate" CHECK ("coupon"."rate_bps" between 1 and 10000),
	CONSTRAINT "coupon_taken" CHECK (0 <= "coupon"."taken" and "coupon"."taken" <= "coupon"."total" and "coupon"."per_user" >= 1),
	CONSTRAINT "coupon_scope" CHECK ("coupon"."scope" in (0, 1, 2) and "coupon"."buyer_kind" in (0, 1, 2)),
	CONSTRAINT "coupon_validity" CHECK (("coupon"."valid_days" is null) = ("coupon"."valid_to" is not null) and ("coupon"."valid_from" is null) = ("coupon"."valid_to" is null))
);
--> statement-breakpoint
CREATE TABLE "user_coupon" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coupon_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"seq" integer NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"used_trade_id" uuid,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_coupon_seq" UNIQUE("coupon_id","account_id","seq"),
	CONSTRAINT "user_coupon_state" CHECK ("user_coupon"."state" in (1, 2, 3, 4)),
	CONSTRAINT "user_coupon_used" CHECK ("user_coupon"."state" <> 2 or "user_coupon"."used_trade_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "freight_free_rule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"area_codes" text[] DEFAULT '{}' NOT NULL,
	"min_amount_cents" bigint,
	"min_qty" integer,
	CONSTRAINT "freight_free_rule_sort" UNIQUE("template_id","sort"),
	CONSTRAINT "freight_free_rule_limit" CHECK (("freight_free_rule"."min_amount_cents" is null) <> ("freight_free_rule"."min_qty" is null))
);
--> statement-breakpoint
CREATE TABLE "freight_rule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"area_codes" text[] NOT NULL,
	"first_unit" integer NOT NULL,
	"first_fee_cents" bigint NOT NULL,
	"next_unit" integer NOT NULL,
	"next_fee_cents" bigint NOT NULL,
	"no_delivery" boolean DEFAULT false NOT NULL,
	CONSTRAINT "freight_rule_sort" UNIQUE("template_id","sort"),
	CONSTRAINT "freight_rule_units" CHECK ("freight_rule"."first_unit" >= 1 and "freight_rule"."next_unit" >= 1),
	CONSTRAINT "freight_rule_fees" CHECK ("freight_rule"."first_fee_cents" >= 0 and "freight_rule"."next_fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "freight_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"charge_mode" smallint NOT NULL,
	"first_unit" integer NOT NULL,
	"first_fee_cents" bigint NOT NULL,
	"next_unit" integer NOT NULL,
	"next_fee_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "freight_template_mode" CHECK ("freight_template"."charge_mode" in (1, 2)),
	CONSTRAINT "freight_template_units" CHECK ("freight_template"."first_unit" >= 1 and "freight_template"."next_unit" >= 1),
	CONSTRAINT "freight_template_fees" CHECK ("freight_template"."first_fee_cents" >= 0 and "freight_template"."next_fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_header" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"header_type" smallint NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"reg_address" text DEFAULT '' NOT NULL,
	"reg_phone" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account_enc" text,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_header_title" UNIQUE NULLS NOT DISTINCT("account_id","organisation_id","title","tax_no"),
	CONSTRAINT "invoice_header_type" CHECK ("invoice_header"."header_type" in (1, 2)),
	CONSTRAINT "invoice_header_title_length" CHECK (char_length("invoice_header"."title") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_kind" CHECK ("message"."kind" in ('order', 'aftersale', 'splicing', 'enquiry', 'system'))
);
--> statement-breakpoint
CREATE TABLE "approval_rule" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"amount_over_cents" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_rule_amount" CHECK ("approval_rule"."amount_over_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_approval" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trade_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"limit_cents" bigint NOT NULL,
	"member_limit" boolean NOT NULL,
	"approver_person_id" uuid,
	"opinion" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_approval_state" CHECK ("order_approval"."state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "order_approval_decided" CHECK (("order_approval"."state" = 0) = ("order_approval"."decided_at" is null)),
	CONSTRAINT "order_approval_opinion_length" CHECK (char_length("order_approval"."opinion") <= 200)
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"sort" smallint NOT NULL,
	"product_id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"prod_code" text NOT NULL,
	"name" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"spec_text" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"qty" integer NOT NULL,
	"price_cents" bigint NOT NULL,
	"price_source" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"share_discount_cents" bigint DEFAULT 0 NOT NULL,
	"share_freight_cents" bigint DEFAULT 0 NOT NULL,
	"shipped_qty" integer DEFAULT 0 NOT NULL,
	"refunded_qty" integer DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"returnable" boolean DEFAULT true NOT NULL,
	"review_state" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_item_sku" UNIQUE("order_id","sku_id"),
	CONSTRAINT "order_item_qty" CHECK ("order_item"."qty" >= 1 and "order_item"."shipped_qty" + "order_item"."refunded_qty" <= "order_item"."qty"),
	CONSTRAINT "order_item_shipped" CHECK ("order_item"."shipped_qty" >= 0 and "order_item"."refunded_qty" >= 0),
	CONSTRAINT "order_item_amount" CHECK ("order_item"."amount_cents" = "order_item"."price_cents" * "order_item"."qty"),
	CONSTRAINT "order_item_shares" CHECK (0 <= "order_item"."share_discount_cents" and "order_item"."share_discount_cents" <= "order_item"."amount_cents" and "order_item"."share_freight_cents" >= 0),
	CONSTRAINT "order_item_price_source" CHECK ("order_item"."price_source" in ('agreed', 'tier', 'sku', 'splicing', 'quote'))
);
--> statement-breakpoint
CREATE TABLE "order_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_state" smallint,
	"to_state" smallint NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_log_actor" CHECK ("order_log"."actor_type" in ('B', 'A', 'S', 'O', 'T', 'C'))
);
--> statement-breakpoint
CREATE TABLE "order_preview" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"site_id" uuid NOT NULL,
	"choice" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_no" text NOT NULL,
	"trade_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"person_id" uuid,
	"type" smallint DEFAULT 1 NOT NULL,
	"state" smallint NOT NULL,
	"close_type" smallint,
	"goods_cents" bigint NOT NULL,
	"freight_cents" bigint NOT NULL,
	"discount_cents" bigint DEFAULT 0 NOT NULL,
	"coupon_cents" bigint DEFAULT 0 NOT NULL,
	"pay_cents" bigint NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"shop_coupon_id" uuid,
	"platform_coupon_id" uuid,
	"address_snapshot" jsonb NOT NULL,
	"invoice_snapshot" jsonb,
	"remark" text DEFAULT '' NOT NULL,
	"pay_deadline" timestamp with time zone,
	"ship_deadline" timestamp with time zone,
	"auto_confirm_at" timestamp with time zone,
	"extend_count" smallint DEFAULT 0 NOT NULL,
	"address_changes" smallint DEFAULT 0 NOT NULL,
	"reminded_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"review_state" smallint DEFAULT 0 NOT NULL,
	"aftersale_open" integer DEFAULT 0 NOT NULL,
	"buyer_deleted" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_order_no" UNIQUE("order_no"),
	CONSTRAINT "shop_order_type" CHECK ("shop_order"."type" in (1, 2, 3)),
	CONSTRAINT "shop_order_state" CHECK ("shop_order"."state" in (10, 20, 22, 25, 30, 35, 40, 50, 60, 70)),
	CONSTRAINT "shop_order_closed" CHECK (("shop_order"."state" in (60, 70)) = ("shop_order"."close_type" is not null)),
	CONSTRAINT "shop_order_close_type" CHECK ("shop_order"."close_type" between 1 and 7),
	CONSTRAINT "shop_order_amounts" CHECK ("shop_order"."goods_cents" >= 0 and "shop_order"."freight_cents" >= 0 and "shop_order"."discount_cents" >= 0 and "shop_order"."coupon_cents" >= 0),
	CONSTRAINT "shop_order_sum" CHECK ("shop_order"."pay_cents" = "shop_order"."goods_cents" + "shop_order"."freight_cents" - "shop_order"."discount_cents" - "shop_order"."coupon_cents" and "shop_order"."pay_cents" >= 0),
	CONSTRAINT "shop_order_paid" CHECK ("shop_order"."paid_cents" in (0, "shop_order"."pay_cents")),
	CONSTRAINT "shop_order_refunded" CHECK (0 <= "shop_order"."refunded_cents" and "shop_order"."refunded_cents" <= "shop_order"."paid_cents"),
	CONSTRAINT "shop_order_remark_length" CHECK (char_length("shop_order"."remark") <= 200)
);
--> statement-breakpoint
CREATE TABLE "trade" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trade_no" text NOT NULL,
	"site_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"person_id" uuid,
	"request_uuid" text NOT NULL,
	"pay_total_cents" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_no" UNIQUE("trade_no"),
	CONSTRAINT "trade_request" UNIQUE("account_id","request_uuid"),
	CONSTRAINT "trade_total" CHECK ("trade"."pay_total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_item_id" uuid,
	"product_id" uuid NOT NULL,
	"sku_text" text DEFAULT '' NOT NULL,
	"account_id" uuid NOT NULL,
	"org_name_masked" text NOT NULL,
	"star" smallint NOT NULL,
	"logistics_star" smallint DEFAULT 5 NOT NULL,
	"service_star" smallint DEFAULT 5 NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"picture_urls" text[] DEFAULT '{}' NOT NULL,
	"anonymous" boolean DEFAULT true NOT NULL,
	"state" smallint DEFAULT 2 NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reply_at" timestamp with time zone,
	"append_content" text DEFAULT '' NOT NULL,
	"append_at" timestamp with time zone,
	"useful_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_order_item" UNIQUE("order_item_id"),
	CONSTRAINT "review_stars" CHECK ("review"."star" between 1 and 5 and "review"."logistics_star" between 1 and 5 and "review"."service_star" between 1 and 5),
	CONSTRAINT "review_state" CHECK ("review"."state" in (1, 2, 3)),
	CONSTRAINT "review_content_length" CHECK (char_length("review"."content") <= 500),
	CONSTRAINT "review_pictures" CHECK (cardinality("review"."picture_urls") <= 9)
);
--> statement-breakpoint
CREATE TABLE "review_useful" (
	"review_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "review_useful_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "hot_word" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"scene" text NOT NULL,
	"word" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hot_word_word" UNIQUE("site_id","scene","word"),
	CONSTRAINT "hot_word_scene" CHECK ("hot_word"."scene" in ('goods', 'shop', 'enquiry', 'splicing', 'order'))
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"account_id" uuid NOT NULL,
	"scene" text NOT NULL,
	"keyword" text NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_history_account_id_scene_keyword_pk" PRIMARY KEY("account_id","scene","keyword"),
	CONSTRAINT "search_history_scene" CHECK ("search_history"."scene" in ('goods', 'shop', 'enquiry', 'splicing', 'order')),
	CONSTRAINT "search_history_keyword" CHECK (char_length("search_history"."keyword") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "share_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"owner_account_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_link_code" UNIQUE("code"),
	CONSTRAINT "share_link_target" UNIQUE("owner_account_id","target_type","target_id"),
	CONSTRAINT "share_link_type" CHECK ("share_link"."target_type" in ('prod', 'shop', 'splicing', 'invite'))
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"express_code" text NOT NULL,
	"express_name" text NOT NULL,
	"express_no" text NOT NULL,
	"phase" smallint DEFAULT 0 NOT NULL,
	"shipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_number" UNIQUE("express_code","express_no","order_id"),
	CONSTRAINT "shipment_phase" CHECK ("shipment"."phase" between 0 and 4),
	CONSTRAINT "shipment_signed" CHECK (("shipment"."phase" = 4) = ("shipment"."signed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "shipment_item" (
	"shipment_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "shipment_item_shipment_id_order_item_id_pk" PRIMARY KEY("shipment_id","order_item_id"),
	CONSTRAINT "shipment_item_qty" CHECK ("shipment_item"."qty" >= 1)
);
--> statement-breakpoint
CREATE TABLE "shipment_track" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shipment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"phase" smallint NOT NULL,
	"text" text NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	CONSTRAINT "shipment_track_once" UNIQUE("shipment_id","at","text"),
	CONSTRAINT "shipment_track_phase" CHECK ("shipment_track"."phase" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" uuid NOT NULL,
	"d_on_hand" integer NOT NULL,
	"d_locked" integer NOT NULL,
	"reason" text NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"after_on_hand" integer NOT NULL,
	"after_locked" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_ledger_once" UNIQUE("ref_type","ref_id","sku_id","reason"),
	CONSTRAINT "stock_ledger_reason" CHECK ("stock_ledger"."reason" in ('opening', 'lock', 'release', 'deduct', 'putBack', 'adjust'))
);
--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_quantities";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_score";--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "logo_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_member" ADD COLUMN "can_approve" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "org_member" ADD COLUMN "can_pay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "org_member" ADD COLUMN "spend_limit_cents" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "max_order_qty" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "weight_g" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "freight_template_id" uuid;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "video_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "good_rate_bps" integer DEFAULT 10000 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_class" ADD COLUMN "banner_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "score_logistics" numeric(2, 1) DEFAULT '5.0' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "score_service" numeric(2, 1) DEFAULT '5.0' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "banner_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "head_color" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "notice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "licence_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "min_order_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "freight_template_id" uuid;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "special_invoices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_setting" ADD CONSTRAINT "buyer_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_setting" ADD CONSTRAINT "buyer_setting_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect_product" ADD CONSTRAINT "collect_product_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect_product" ADD CONSTRAINT "collect_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect_shop" ADD CONSTRAINT "collect_shop_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collect_shop" ADD CONSTRAINT "collect_shop_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprint" ADD CONSTRAINT "footprint_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprint" ADD CONSTRAINT "footprint_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupon" ADD CONSTRAINT "user_coupon_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupon" ADD CONSTRAINT "user_coupon_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupon" ADD CONSTRAINT "user_coupon_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_free_rule" ADD CONSTRAINT "freight_free_rule_template_id_freight_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."freight_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_rule" ADD CONSTRAINT "freight_rule_template_id_freight_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."freight_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_header" ADD CONSTRAINT "invoice_header_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_header" ADD CONSTRAINT "invoice_header_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rule" ADD CONSTRAINT "approval_rule_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approval" ADD CONSTRAINT "order_approval_trade_id_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approval" ADD CONSTRAINT "order_approval_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approval" ADD CONSTRAINT "order_approval_approver_person_id_org_member_id_fk" FOREIGN KEY ("approver_person_id") REFERENCES "public"."org_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_preview" ADD CONSTRAINT "order_preview_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_preview" ADD CONSTRAINT "order_preview_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_preview" ADD CONSTRAINT "order_preview_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_trade_id_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_person_id_org_member_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."org_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_shop_coupon_id_user_coupon_id_fk" FOREIGN KEY ("shop_coupon_id") REFERENCES "public"."user_coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_platform_coupon_id_user_coupon_id_fk" FOREIGN KEY ("platform_coupon_id") REFERENCES "public"."user_coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_person_id_org_member_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."org_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_useful" ADD CONSTRAINT "review_useful_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_useful" ADD CONSTRAINT "review_useful_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_word" ADD CONSTRAINT "hot_word_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_owner_account_id_account_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_item" ADD CONSTRAINT "shipment_item_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_item" ADD CONSTRAINT "shipment_item_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_track" ADD CONSTRAINT "shipment_track_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collect_product_newest" ON "collect_product" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collect_shop_newest" ON "collect_shop" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "footprint_newest" ON "footprint" USING btree ("account_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_notice_sku" ON "stock_notice" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "coupon_shop" ON "coupon" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "user_coupon_account" ON "user_coupon" USING btree ("account_id","state","valid_to");--> statement-breakpoint
CREATE INDEX "user_coupon_trade" ON "user_coupon" USING btree ("used_trade_id");--> statement-breakpoint
CREATE INDEX "invoice_header_owner" ON "invoice_header" USING btree ("account_id","organisation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_header_default_person" ON "invoice_header" USING btree ("account_id") WHERE "invoice_header"."is_default" and "invoice_header"."organisation_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_header_default_institution" ON "invoice_header" USING btree ("account_id","organisation_id") WHERE "invoice_header"."is_default" and "invoice_header"."organisation_id" is not null;--> statement-breakpoint
CREATE INDEX "message_newest" ON "message" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id") WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_approval_pending" ON "order_approval" USING btree ("trade_id") WHERE "order_approval"."state" = 0;--> statement-breakpoint
CREATE INDEX "order_approval_trade" ON "order_approval" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "order_approval_organisation" ON "order_approval" USING btree ("organisation_id","state");--> statement-breakpoint
CREATE INDEX "order_item_product" ON "order_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_item_variant" ON "order_item" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_log_order" ON "order_log" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_preview_expiry" ON "order_preview" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shop_order_trade" ON "shop_order" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "shop_order_account" ON "shop_order" USING btree ("account_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_order_organisation" ON "shop_order" USING btree ("organisation_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_order_shop" ON "shop_order" USING btree ("shop_id","state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_product" ON "review" USING btree ("product_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_account" ON "review" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_history_newest" ON "search_history" USING btree ("account_id","scene","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" USING btree ("order_id","shipped_at");--> statement-breakpoint
CREATE INDEX "shipment_track_newest" ON "shipment_track" USING btree ("shipment_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_ledger_sku" ON "stock_ledger" USING btree ("sku_id","id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_freight_template_id_freight_template_id_fk" FOREIGN KEY ("freight_template_id") REFERENCES "public"."freight_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_freight_template_id_freight_template_id_fk" FOREIGN KEY ("freight_template_id") REFERENCES "public"."freight_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_limit" CHECK ("org_member"."spend_limit_cents" is null or "org_member"."spend_limit_cents" >= 0);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_max_quantity" CHECK ("product"."max_order_qty" is null or "product"."max_order_qty" >= "product"."min_order_qty");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_good_rate" CHECK ("product"."good_rate_bps" between 0 and 10000 and "product"."review_count" >= 0);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_quantities" CHECK ("product"."min_order_qty" >= 1 and "product"."step_qty" >= 1 and "product"."weight_g" >= 0);--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_head_color" CHECK ("shop"."head_color" = '' or "shop"."head_color" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_min_order" CHECK ("shop"."min_order_cents" >= 0);--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_score" CHECK ("shop"."score" between 0 and 5 and "shop"."score_logistics" between 0 and 5 and "shop"."score_service" between 0 and 5);--> statement-breakpoint
-- Every variant's stock begins with an entry of its ledger: the sum of the entries is the stock.
INSERT INTO "stock_ledger" ("sku_id", "d_on_hand", "d_locked", "reason", "ref_type", "ref_id", "after_on_hand", "after_locked")
SELECT "id", "stock_on_hand", "stock_locked", 'opening', 'sku', "id", "stock_on_hand", "stock_locked" FROM "sku";
--> statement-breakpoint
CREATE FUNCTION "open_stock_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "stock_ledger" ("sku_id", "d_on_hand", "d_locked", "reason", "ref_type", "ref_id", "after_on_hand", "after_locked")
	SELECT "id", "stock_on_hand", "stock_locked", 'opening', 'sku', "id", "stock_on_hand", "stock_locked" FROM added;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sku_opens_ledger" AFTER INSERT ON "sku" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "open_stock_ledger"();
