ALTER TABLE "organisation" ADD COLUMN "collaborates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Orders from before have no vouchers yet: a job writes them, once.
INSERT INTO "job" ("name", "key", "payload") VALUES ('voucher.makeUp', 'voucher.makeUp first', '{}');