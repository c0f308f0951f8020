CREATE TABLE "article" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"class_code" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"cover_url" text DEFAULT '' NOT NULL,
	"body_html" text NOT NULL,
	"search_text" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_title_length" CHECK (char_length("article"."title") between 1 and 100),
	CONSTRAINT "article_summary_length" CHECK (char_length("article"."summary") <= 200),
	CONSTRAINT "article_views" CHECK ("article"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "article_class" (
	"site_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "article_class_site_id_code_pk" PRIMARY KEY("site_id","code"),
	CONSTRAINT "article_class_code" CHECK ("article_class"."code" ~ '^[A-Za-z0-9_-]{1,64}$')
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "rest_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "rest_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_site_id_class_code_article_class_site_id_code_fk" FOREIGN KEY ("site_id","class_code") REFERENCES "public"."article_class"("site_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_class" ADD CONSTRAINT "article_class_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("site_id","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_rest" CHECK (("shop"."rest_from" is null) = ("shop"."rest_until" is null));