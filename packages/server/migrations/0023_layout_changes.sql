-- Clients hold layouts and rights for minutes; whoever they belong to is told of a change.
CREATE FUNCTION "notify_plan_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	plan record := coalesce(NEW, OLD);
BEGIN
	IF plan."plan_type" = 1 THEN
		PERFORM pg_notify('mallwright', json_build_object('kind', 'layout', 'organisationId', plan."org_id")::text);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "notify_member_role_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	given record := coalesce(NEW, OLD);
BEGIN
	PERFORM pg_notify('mallwright', json_build_object('kind', 'layout', 'organisationId', m."organisation_id")::text)
		FROM "org_member" m WHERE m."id" = given."org_member_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "base_list_plan_changed" AFTER INSERT OR UPDATE OR DELETE ON "base_list_plan" FOR EACH ROW EXECUTE FUNCTION "notify_plan_changed"();
--> statement-breakpoint
CREATE TRIGGER "base_query_plan_changed" AFTER INSERT OR UPDATE OR DELETE ON "base_query_plan" FOR EACH ROW EXECUTE FUNCTION "notify_plan_changed"();
--> statement-breakpoint
CREATE TRIGGER "button_plan_changed" AFTER INSERT OR UPDATE OR DELETE ON "button_plan" FOR EACH ROW EXECUTE FUNCTION "notify_plan_changed"();
--> statement-breakpoint
CREATE TRIGGER "member_role_changed" AFTER INSERT OR UPDATE OR DELETE ON "member_role" FOR EACH ROW EXECUTE FUNCTION "notify_member_role_changed"();
--> statement-breakpoint
CREATE TRIGGER "menu_changed" AFTER INSERT OR UPDATE OR DELETE ON "menu" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
--> statement-breakpoint
CREATE TRIGGER "menu_button_changed" AFTER INSERT OR UPDATE OR DELETE ON "menu_button" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
--> statement-breakpoint
CREATE TRIGGER "role_button_changed" AFTER INSERT OR UPDATE OR DELETE ON "role_button" FOR EACH STATEMENT EXECUTE FUNCTION "notify_definition_changed"();
