CREATE TABLE "known_address" (
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_address_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
-- What was counted without an address counts for those of unknown addresses.
ALTER TABLE "login_attempt" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempt" ALTER COLUMN "address" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "login_attempt" DROP CONSTRAINT "login_attempt_pkey";--> statement-breakpoint
ALTER TABLE "login_attempt" ADD CONSTRAINT "login_attempt_mobile_phone_address_pk" PRIMARY KEY("mobile_phone","address");--> statement-breakpoint
ALTER TABLE "known_address" ADD CONSTRAINT "known_address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pwd_free_token" ADD COLUMN "rotation_salt" text;
