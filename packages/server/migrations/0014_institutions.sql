CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_apply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" smallint NOT NULL,
	"name" text NOT NULL,
	"credit_code" text,
	"corporation" text DEFAULT '' NOT NULL,
	"real_name" text DEFAULT '' NOT NULL,
	"id_number_enc" text,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"manager_phone" text NOT NULL,
	"invite_code" text DEFAULT '' NOT NULL,
	"operator_id" uuid,
	"apply_channel" text NOT NULL,
	"organisation_id" uuid,
	"state" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enterprise_apply_state_value" CHECK ("enterprise_apply"."state" in (0, 1, 2)),
	CONSTRAINT "enterprise_apply_kind" CHECK ("enterprise_apply"."kind" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "identity_attempt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid,
	"result" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_attempt_result" CHECK ("identity_attempt"."result" in ('running', 'passed', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "join_apply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"reviewer_person_id" uuid,
	"state" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "join_apply_state_value" CHECK ("join_apply"."state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "team_buyer_auth" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"mobile_phone" text NOT NULL,
	"real_name" text NOT NULL,
	"id_number_enc" text NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"own_operator_id" uuid,
	"own_state" smallint DEFAULT 0 NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_buyer_auth_state_value" CHECK ("team_buyer_auth"."state" in (1, 2, 3)),
	CONSTRAINT "team_buyer_auth_own_state" CHECK ("team_buyer_auth"."own_state" in (0, 1, 2, 3)),
	CONSTRAINT "team_buyer_auth_own_operator" CHECK (("team_buyer_auth"."own_operator_id" is null) = ("team_buyer_auth"."own_state" = 0))
);
--> statement-breakpoint
CREATE TABLE "workflow_server" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"acc_uuid" uuid NOT NULL,
	"server_name" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_server_name" UNIQUE("acc_uuid","server_name")
);
--> statement-breakpoint
CREATE TABLE "invite_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"invite_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid,
	"organisation_id" uuid,
	"stopped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_code_code" UNIQUE("code"),
	CONSTRAINT "invite_code_uuid" UNIQUE("invite_uuid"),
	CONSTRAINT "invite_code_form" CHECK ("invite_code"."code" ~ '^[0-9A-Z]{4,20}$'),
	CONSTRAINT "invite_code_owner" CHECK (("invite_code"."operator_id" is null) <> ("invite_code"."organisation_id" is null))
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_mall" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_organisation" UNIQUE("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "organisation" ALTER COLUMN "acc_uuid" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "organisation" ALTER COLUMN "org_uuid" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "is_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "real_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "id_number_enc" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "id_number_hash" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "personal_auth_state" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "corporation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "corporation_id_enc" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "province" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "area" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "acc_sign_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "own_operator_id" uuid;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "creator_account_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_apply" ADD CONSTRAINT "enterprise_apply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_apply" ADD CONSTRAINT "enterprise_apply_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_apply" ADD CONSTRAINT "enterprise_apply_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_attempt" ADD CONSTRAINT "identity_attempt_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_attempt" ADD CONSTRAINT "identity_attempt_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_apply" ADD CONSTRAINT "join_apply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_apply" ADD CONSTRAINT "join_apply_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_apply" ADD CONSTRAINT "join_apply_reviewer_person_id_org_member_id_fk" FOREIGN KEY ("reviewer_person_id") REFERENCES "public"."org_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_buyer_auth" ADD CONSTRAINT "team_buyer_auth_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_buyer_auth" ADD CONSTRAINT "team_buyer_auth_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_buyer_auth" ADD CONSTRAINT "team_buyer_auth_own_operator_id_operator_id_fk" FOREIGN KEY ("own_operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_code" ADD CONSTRAINT "invite_code_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_code" ADD CONSTRAINT "invite_code_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_created_at" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_apply_credit_code" ON "enterprise_apply" USING btree ("credit_code") WHERE "enterprise_apply"."state" = 0 and "enterprise_apply"."kind" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_apply_team" ON "enterprise_apply" USING btree ("account_id") WHERE "enterprise_apply"."kind" = 2 and "enterprise_apply"."state" in (0, 1);--> statement-breakpoint
CREATE INDEX "enterprise_apply_account" ON "enterprise_apply" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "enterprise_apply_state" ON "enterprise_apply" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "identity_attempt_account" ON "identity_attempt" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "join_apply_pending" ON "join_apply" USING btree ("account_id","organisation_id") WHERE "join_apply"."state" = 0;--> statement-breakpoint
CREATE INDEX "join_apply_account" ON "join_apply" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "join_apply_organisation" ON "join_apply" USING btree ("organisation_id","state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_buyer_auth_open" ON "team_buyer_auth" USING btree ("organisation_id") WHERE "team_buyer_auth"."state" in (1, 2);--> statement-breakpoint
CREATE INDEX "team_buyer_auth_state" ON "team_buyer_auth" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_mall" ON "operator" USING btree ("is_mall") WHERE "operator"."is_mall";--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_own_operator_id_operator_id_fk" FOREIGN KEY ("own_operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_creator_account_id_account_id_fk" FOREIGN KEY ("creator_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_id_number" ON "account" USING btree ("id_number_hash") WHERE "account"."personal_auth_state" = 2;--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_team_creator" ON "organisation" USING btree ("creator_account_id") WHERE "organisation"."kind" = 2;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_personal_auth" CHECK ("account"."personal_auth_state" in (0, 2));--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_verified_number" CHECK ("account"."personal_auth_state" = 0 or ("account"."id_number_hash" is not null and "account"."real_name" <> ''));--> statement-breakpoint
-- Somebody must be able to open the desk of an installation that had none.
UPDATE "account" SET "is_operator" = true WHERE "is_super" = 1 AND "editor_site_id" IS NULL;
