-- Price and tax rate begin with the material's, a line without a rate has its amount as net, and codes of materials are scanned. Forms of the
-- older revision are refused.
UPDATE "voucher_template" t SET
  "detail" = (
    SELECT jsonb_agg(
      CASE
        WHEN f.field->>'name' = 'iNet' AND f.field->>'formula' = 'iAmount-iTax' THEN f.field || '{"formula": "iAmount-NVL(iTax,0)"}'
        WHEN f.field->>'name' IN ('iPrice', 'iTaxRate') AND NOT f.field ?| ARRAY['formula', 'copies', 'isReadOnly']
          THEN f.field || jsonb_build_object('copies', jsonb_build_object('field', 'cMaterial', 'member', f.field->>'name'))
        ELSE f.field
      END ORDER BY f.place)
    FROM jsonb_array_elements(t."detail") WITH ORDINALITY AS f (field, place)),
  "use_scan" = true,
  "revision" = t."revision" + 1,
  "updated_at" = now()
WHERE t."detail" @> '[{"name": "cMaterial", "code": "REF_MATERIAL"}]';
