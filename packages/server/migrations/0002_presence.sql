CREATE UNLOGGED TABLE "page_editor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"column_code" text NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"node_id" text NOT NULL,
	"editing" boolean NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_editor" ADD CONSTRAINT "page_editor_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_editor" ADD CONSTRAINT "page_editor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_editor_page" ON "page_editor" USING btree ("site_id","column_code");--> statement-breakpoint
CREATE UNIQUE INDEX "page_editor_one_holder" ON "page_editor" USING btree ("site_id","column_code","node_id") WHERE "page_editor"."editing";