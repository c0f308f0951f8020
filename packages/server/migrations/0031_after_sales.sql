CREATE TABLE "aftersale" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"aftersale_no" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"apply_count" smallint NOT NULL,
	"type" smallint NOT NULL,
	"qty" integer NOT NULL,
	"unshipped_qty" integer DEFAULT 0 NOT NULL,
	"amount_cents" bigint NOT NULL,
	"freight_cents" bigint DEFAULT 0 NOT NULL,
	"reason_code" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"goods_received" boolean NOT NULL,
	"state" smallint DEFAULT 10 NOT NULL,
	"deadline_at" timestamp with time zone,
	"seller_note" text DEFAULT '' NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"return_address" jsonb,
	"exchange_sku_id" uuid,
	"refund_offered" boolean DEFAULT false NOT NULL,
	"shop_fault" boolean DEFAULT false NOT NULL,
	"goods_back_at" timestamp with time zone,
	"resaleable" boolean,
	"exchanged_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aftersale_number" UNIQUE("aftersale_no"),
	CONSTRAINT "aftersale_apply" UNIQUE("order_item_id","apply_count"),
	CONSTRAINT "aftersale_apply_count" CHECK ("aftersale"."apply_count" between 1 and 3),
	CONSTRAINT "aftersale_type" CHECK ("aftersale"."type" in (1, 2, 3)),
	CONSTRAINT "aftersale_state_value" CHECK ("aftersale"."state" in (10, 20, 30, 40, 45, 46, 50, 60, 61, 62, 63, 64, 70)),
	CONSTRAINT "aftersale_qty" CHECK ("aftersale"."qty" >= 1 and "aftersale"."unshipped_qty" between 0 and "aftersale"."qty"),
	CONSTRAINT "aftersale_unshipped" CHECK ("aftersale"."type" = 1 or "aftersale"."unshipped_qty" = 0),
	CONSTRAINT "aftersale_amounts" CHECK ("aftersale"."amount_cents" >= 0 and "aftersale"."freight_cents" >= 0),
	CONSTRAINT "aftersale_money" CHECK (("aftersale"."type" = 3) = ("aftersale"."amount_cents" = 0)),
	CONSTRAINT "aftersale_exchange" CHECK ("aftersale"."type" <> 3 or "aftersale"."exchange_sku_id" is not null),
	CONSTRAINT "aftersale_back" CHECK (("aftersale"."goods_back_at" is null) = ("aftersale"."resaleable" is null)),
	CONSTRAINT "aftersale_description_length" CHECK (char_length("aftersale"."description") <= 200)
);
--> statement-breakpoint
CREATE TABLE "aftersale_file" (
	"log_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "aftersale_file_log_id_sort_pk" PRIMARY KEY("log_id","sort")
);
--> statement-breakpoint
CREATE TABLE "aftersale_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersale_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"aftersale_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_state" smallint,
	"to_state" smallint NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aftersale_log_actor" CHECK ("aftersale_log"."actor_type" in ('B', 'S', 'O', 'T', 'C'))
);
--> statement-breakpoint
CREATE TABLE "aftersale_shipment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"aftersale_id" uuid NOT NULL,
	"direction" smallint NOT NULL,
	"express_code" text NOT NULL,
	"express_name" text NOT NULL,
	"express_no" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"shipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "aftersale_shipment_direction" UNIQUE("aftersale_id","direction"),
	CONSTRAINT "aftersale_shipment_direction_value" CHECK ("aftersale_shipment"."direction" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "stock_ledger" DROP CONSTRAINT "stock_ledger_reason";--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "aftersale_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "confirm_paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "aftersale" ADD CONSTRAINT "aftersale_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale" ADD CONSTRAINT "aftersale_order_item_id_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale" ADD CONSTRAINT "aftersale_exchange_sku_id_sku_id_fk" FOREIGN KEY ("exchange_sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_file" ADD CONSTRAINT "aftersale_file_log_id_aftersale_log_id_fk" FOREIGN KEY ("log_id") REFERENCES "public"."aftersale_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_file" ADD CONSTRAINT "aftersale_file_file_id_file_doc_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_doc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_log" ADD CONSTRAINT "aftersale_log_aftersale_id_aftersale_id_fk" FOREIGN KEY ("aftersale_id") REFERENCES "public"."aftersale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_log" ADD CONSTRAINT "aftersale_log_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_shipment" ADD CONSTRAINT "aftersale_shipment_aftersale_id_aftersale_id_fk" FOREIGN KEY ("aftersale_id") REFERENCES "public"."aftersale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aftersale_order" ON "aftersale" USING btree ("order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "aftersale_state" ON "aftersale" USING btree ("state","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "aftersale_file_file" ON "aftersale_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "aftersale_log_aftersale" ON "aftersale_log" USING btree ("aftersale_id","id");--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_after_sale" CHECK ("order_item"."aftersale_qty" between 0 and "order_item"."qty");--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_refunded" CHECK (0 <= "order_item"."refunded_cents" and "order_item"."refunded_cents" <= "order_item"."amount_cents" - "order_item"."share_discount_cents");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_after_sales" CHECK ("shop_order"."aftersale_open" >= 0);--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_reason" CHECK ("stock_ledger"."reason" in ('opening', 'lock', 'release', 'deduct', 'putBack', 'adjust', 'exchange'));