import { sql } from 'drizzle-orm'

import { defineSource, field } from '../list-engine/define-source.ts'

/** Lines of the price list: those for everybody and those agreed with the caller's institution. */
export const priceLines = defineSource({
  name: 'priceLines',
  from: sql`product_price p join product_class c on c.id = p.class_id`,
  key: { field: 'cPriceUuid', sql: sql`p.id` },
  scopes: {
    institution: ({ organisationId }) =>
      organisationId === undefined
        ? undefined
        : sql`(p.organisation_id is null or p.organisation_id = ${organisationId}::uuid)`,
  },
  createdAt: sql`p.created_at`,
  parent: sql`p.class_id`,
  fields: {
    cPriceUuid: field.key(sql`p.id`, { filter: true }),
    cProdCode: field.text(sql`p.code`, { filter: true, order: true }),
    cProdName: field.text(sql`p.name`, { filter: true, order: true, fold: true, sorts: 'names' }),
    cSpecText: field.text(sql`p.spec_text`, { filter: true, fold: true }),
    cUnit: field.text(sql`p.unit`, { filter: true }),
    cClassName: field.text(sql`c.name`, { filter: true, order: true, sorts: 'names' }),
    cClassUuid: field.key(sql`p.class_id`, {
      filter: true,
      below: (keys) => sql`p.class_id in (
        with recursive below (id) as (
          select id from product_class where id = any(${keys})
          union select child.id from product_class child join below on child.parent_id = below.id
        ) select id from below)`,
    }),
    iPriceKind: field.int(sql`p.kind`, { filter: true, order: true }),
    iMinQty: field.int(sql`p.min_qty`, { filter: true, order: true }),
    iPrice: field.money(sql`p.price_cents`, { filter: true, order: true, sum: true }),
    iTaxRate: field.decimal(sql`p.tax_rate`, { filter: true, order: true }),
    dValidFrom: field.date(sql`p.valid_from`, { filter: true, order: true }),
    dValidTo: field.date(sql`p.valid_to`, { filter: true, order: true }),
    bEnded: field.flag(sql`p.valid_to is not null`, { filter: true }),
    cRemark: field.text(sql`p.remark`, { filter: true }),
    cOrgUuid: field.key(sql`p.organisation_id`, { secret: true }),
  },
})
