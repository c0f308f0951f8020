ALTER TABLE "workflow_server" DROP CONSTRAINT "workflow_server_name";--> statement-breakpoint
ALTER TABLE "one_time_ticket" DROP CONSTRAINT "one_time_ticket_purpose";--> statement-breakpoint
ALTER TABLE "workflow_server" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
UPDATE "workflow_server" w SET "organisation_id" = o.id FROM "organisation" o WHERE o.acc_uuid = w.acc_uuid;--> statement-breakpoint
-- Of no institution that is here, or an address that no page may frame: nothing could open them.
DELETE FROM "workflow_server" WHERE "organisation_id" IS NULL OR NOT ("url" ~ '^https://[a-z0-9.-]+(:[0-9]+)?(/|$)' or "url" ~ '^http://(localhost|127\.0\.0\.1|\[::1\])(:[0-9]+)?(/|$)');--> statement-breakpoint
UPDATE "workflow_server" SET "server_name" = 'workflow' WHERE "server_name" = 'workflow_server';--> statement-breakpoint
ALTER TABLE "one_time_ticket" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "one_time_ticket" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "workflow_server" ADD CONSTRAINT "workflow_server_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_server" DROP COLUMN "acc_uuid";--> statement-breakpoint
ALTER TABLE "workflow_server" ADD CONSTRAINT "workflow_server_name" UNIQUE NULLS NOT DISTINCT("organisation_id","server_name");--> statement-breakpoint
ALTER TABLE "workflow_server" ADD CONSTRAINT "workflow_server_url" CHECK ("workflow_server"."url" ~ '^https://[a-z0-9.-]+(:[0-9]+)?(/|$)' or "workflow_server"."url" ~ '^http://(localhost|127\.0\.0\.1|\[::1\])(:[0-9]+)?(/|$)');--> statement-breakpoint
ALTER TABLE "one_time_ticket" ADD CONSTRAINT "one_time_ticket_purpose" CHECK ("one_time_ticket"."purpose" in ('socket', 'preview', 'setup', 'workflow', 'decision'));
