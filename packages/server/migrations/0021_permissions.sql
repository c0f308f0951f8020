CREATE TABLE "button_plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "button_plan_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"menu_id" uuid NOT NULL,
	"plan_type" smallint NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid,
	"items" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "button_plan_owner" UNIQUE NULLS NOT DISTINCT("menu_id","plan_type","org_id","person_id"),
	CONSTRAINT "button_plan_type" CHECK ("button_plan"."plan_type" in (1, 2) and ("button_plan"."plan_type" = 2) = ("button_plan"."person_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "member_role" (
	"org_member_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "member_role_org_member_id_role_id_pk" PRIMARY KEY("org_member_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"area" text NOT NULL,
	"sort" integer NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_code" UNIQUE("code"),
	CONSTRAINT "menu_area" CHECK ("menu"."area" in ('platform', 'institution'))
);
--> statement-breakpoint
CREATE TABLE "menu_button" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"menu_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"event" text DEFAULT '' NOT NULL,
	"control_code" text DEFAULT '' NOT NULL,
	"parent_id" uuid,
	"condition" text DEFAULT '' NOT NULL,
	"sort" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_button_code" UNIQUE("menu_id","code"),
	CONSTRAINT "menu_button_zone" CHECK ("menu_button"."zone" in ('A', 'B', 'C', 'O'))
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_code" UNIQUE NULLS NOT DISTINCT("organisation_id","code")
);
--> statement-breakpoint
CREATE TABLE "role_button" (
	"role_id" uuid NOT NULL,
	"menu_button_id" uuid NOT NULL,
	CONSTRAINT "role_button_role_id_menu_button_id_pk" PRIMARY KEY("role_id","menu_button_id")
);
--> statement-breakpoint
ALTER TABLE "button_plan" ADD CONSTRAINT "button_plan_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "button_plan" ADD CONSTRAINT "button_plan_org_id_organisation_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "button_plan" ADD CONSTRAINT "button_plan_person_id_org_member_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."org_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_role" ADD CONSTRAINT "member_role_org_member_id_org_member_id_fk" FOREIGN KEY ("org_member_id") REFERENCES "public"."org_member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_role" ADD CONSTRAINT "member_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_parent_id_menu_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_button" ADD CONSTRAINT "menu_button_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_button" ADD CONSTRAINT "menu_button_parent_id_menu_button_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_button"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_button" ADD CONSTRAINT "role_button_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_button" ADD CONSTRAINT "role_button_menu_button_id_menu_button_id_fk" FOREIGN KEY ("menu_button_id") REFERENCES "public"."menu_button"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_role_role" ON "member_role" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "menu_parent" ON "menu" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "menu_button_parent" ON "menu_button" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "role_button_button" ON "role_button" USING btree ("menu_button_id");--> statement-breakpoint
-- The list of requests to join was bound to administrators by its source; now it needs a right in its menu, whose id is that of its code.
UPDATE "base_list" SET "menu_id" = 'c9e71b6b-f35f-5568-a398-e219a4b6a28f' WHERE "code" = 'ALSHOP_JOIN_APPLY';
