CREATE TABLE "timed_offer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sku_id" uuid NOT NULL,
	"price_cents" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"quota" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"per_buyer" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timed_offer_start" UNIQUE("sku_id","starts_at"),
	CONSTRAINT "timed_offer_price" CHECK ("timed_offer"."price_cents" > 0),
	CONSTRAINT "timed_offer_window" CHECK ("timed_offer"."starts_at" < "timed_offer"."ends_at"),
	CONSTRAINT "timed_offer_taken" CHECK (0 <= "timed_offer"."taken" and "timed_offer"."taken" <= "timed_offer"."quota"),
	CONSTRAINT "timed_offer_limit" CHECK ("timed_offer"."quota" > 0 and "timed_offer"."per_buyer" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_item" DROP CONSTRAINT "order_item_price_source";--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "timed_offer" ADD CONSTRAINT "timed_offer_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timed_offer_end" ON "timed_offer" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_offer_id_timed_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."timed_offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_item_of_offer" ON "order_item" USING btree ("offer_id") WHERE "order_item"."offer_id" is not null;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_offer" CHECK (("order_item"."offer_id" is not null) = ("order_item"."price_source" = 'offer'));--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_price_source" CHECK ("order_item"."price_source" in ('agreed', 'tier', 'sku', 'offer', 'splicing', 'quote'));