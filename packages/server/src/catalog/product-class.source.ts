import { sql } from 'drizzle-orm'

import { defineSource, field } from '../list-engine/define-source.ts'

/** The classes of products that shops use. */
export const productClasses = defineSource({
  name: 'productClasses',
  from: sql`product_class c`,
  key: { field: 'cUuid', sql: sql`c.id` },
  scopes: { site: () => sql`c.enabled` },
  fields: {
    cUuid: field.key(sql`c.id`, { filter: true }),
    cParentUuid: field.key(sql`c.parent_id`, { filter: true }),
    cCode: field.text(sql`c.level || '-' || c.sort`, {}),
    cName: field.text(sql`c.name`, { filter: true, order: true, fold: true, sorts: 'names' }),
    iLevel: field.int(sql`c.level`, { filter: true, order: true }),
    iSort: field.int(sql`c.sort`, { order: true }),
  },
})
