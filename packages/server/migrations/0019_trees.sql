CREATE TABLE "tree_def" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"source" text NOT NULL,
	"scope" text NOT NULL,
	"key_field" text NOT NULL,
	"parent_field" text NOT NULL,
	"code_field" text NOT NULL,
	"show_field" text NOT NULL,
	"query_field" text NOT NULL,
	"order_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tree_def_code" UNIQUE("code")
);
