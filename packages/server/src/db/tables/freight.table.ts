import { sql } from 'drizzle-orm'
import { check, integer, pgTable, unique } from 'drizzle-orm/pg-core'

import { cents, reference, rowId, rowTimes } from './columns.ts'

/** What the first units and each further step cost; amounts in fen. */
const feeColumns = () => ({
  /** Pieces, or grams. */
  firstUnit: integer('first_unit').notNull(),
  firstFeeCents: cents('first_fee_cents').notNull(),
  nextUnit: integer('next_unit').notNull(),
  nextFeeCents: cents('next_fee_cents').notNull(),
})

/** How a shop charges for delivery; its own fees hold where no rule names the region. Domain 1.3. */
export const freightTemplate = pgTable(
  'freight_template',
  (t) => ({
    id: rowId(),
    name: t.text('name').notNull(),
    /** 1 by pieces, 2 by weight. */
    chargeMode: t.smallint('charge_mode').notNull(),
    ...feeColumns(),
    ...rowTimes(),
  }),
  (table) => [
    check('freight_template_mode', sql`${table.chargeMode} in (1, 2)`),
    check('freight_template_units', sql`${table.firstUnit} >= 1 and ${table.nextUnit} >= 1`),
    check('freight_template_fees', sql`${table.firstFeeCents} >= 0 and ${table.nextFeeCents} >= 0`),
  ],
)

const ruleColumns = () => ({
  id: rowId(),
  templateId: reference('template_id', () => freightTemplate.id, { onDelete: 'cascade' }),
  /** Rules are looked at in this order. */
  sort: integer('sort').notNull(),
})

/** Other fees, or no delivery, for regions: area codes of provinces, cities or districts. The first that fits counts. */
export const freightRule = pgTable(
  'freight_rule',
  (t) => ({
    ...ruleColumns(),
    areaCodes: t.text('area_codes').array().notNull(),
    ...feeColumns(),
    isUndeliverable: t.boolean('no_delivery').notNull().default(false),
  }),
  (table) => [
    unique('freight_rule_sort').on(table.templateId, table.sort),
    check('freight_rule_units', sql`${table.firstUnit} >= 1 and ${table.nextUnit} >= 1`),
    check('freight_rule_fees', sql`${table.firstFeeCents} >= 0 and ${table.nextFeeCents} >= 0`),
  ],
)

/** From which amount or quantity delivery is free; without area codes everywhere. */
export const freightFreeRule = pgTable(
  'freight_free_rule',
  (t) => ({
    ...ruleColumns(),
    areaCodes: t.text('area_codes').array().notNull().default([]),
    /** Goods amount (fen) after coupons. Domain 1.12-28. */
    minAmountCents: cents('min_amount_cents'),
    minQty: t.integer('min_qty'),
  }),
  (table) => [
    unique('freight_free_rule_sort').on(table.templateId, table.sort),
    check('freight_free_rule_limit', sql`(${table.minAmountCents} is null) <> (${table.minQty} is null)`),
  ],
)
