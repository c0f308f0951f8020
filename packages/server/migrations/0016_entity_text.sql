CREATE TABLE "entity_text" (
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"field" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "entity_text_entity_entity_id_field_locale_pk" PRIMARY KEY("entity","entity_id","field","locale"),
	CONSTRAINT "entity_text_text" CHECK ("entity_text"."text" <> '')
);
