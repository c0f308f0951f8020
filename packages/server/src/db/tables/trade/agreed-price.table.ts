import { sql } from 'drizzle-orm'
import { check, pgTable, unique } from 'drizzle-orm/pg-core'

import { cents, moment, reference, rowId, rowTimes } from '../columns.ts'
import { ofOrganisation } from '../organisation.table.ts'
import { sku } from '../sku.table.ts'

/** The price (fen) of a variant that was agreed with an institution (协议价); of several that hold, the latest counts. Domain 1.3. */
export const agreedPrice = pgTable(
  'agreed_price',
  {
    id: rowId(),
    ...ofOrganisation(),
    skuId: reference('sku_id', () => sku.id, { onDelete: 'cascade' }),
    priceCents: cents('price_cents').notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Null for no end. */
    validTo: moment('valid_to'),
    ...rowTimes(),
  },
  (table) => [
    unique('agreed_price_start').on(table.organisationId, table.skuId, table.validFrom),
    check('agreed_price_amount', sql`${table.priceCents} >= 0`),
    check('agreed_price_valid', sql`${table.validTo} is null or ${table.validTo} > ${table.validFrom}`),
  ],
)
