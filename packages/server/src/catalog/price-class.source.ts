import { sql } from 'drizzle-orm'

import { defineSource, field } from '../list-engine/define-source.ts'

/** The classes of the price list, with what the prices of now in them range over. */
export const priceClasses = defineSource({
  name: 'priceClasses',
  from: sql`product_class c cross join lateral (
    select count(*) as lines, min(p.price_cents) as lowest, max(p.price_cents) as highest
    from product_price p where p.class_id = c.id and p.organisation_id is null and p.valid_to is null
  ) price`,
  key: { field: 'cClassUuid', sql: sql`c.id` },
  scopes: { site: () => sql`(c.enabled and price.lines > 0)` },
  fields: {
    cClassUuid: field.key(sql`c.id`, { filter: true }),
    cClassName: field.text(sql`c.name`, { filter: true, order: true, fold: true, sorts: 'names' }),
    cParentUuid: field.key(sql`c.parent_id`, { filter: true }),
    iLevel: field.int(sql`c.level`, { filter: true, order: true }),
    iSort: field.int(sql`c.sort`, { order: true }),
    iLineCount: field.int(sql`price.lines`, { filter: true, order: true, sum: true }),
    iLowestPrice: field.money(sql`price.lowest`, { filter: true, order: true }),
    iHighestPrice: field.money(sql`price.highest`, { filter: true, order: true }),
  },
})
