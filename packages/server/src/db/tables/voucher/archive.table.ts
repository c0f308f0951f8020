import { sql } from 'drizzle-orm'
import { boolean, check, index, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { rowId, rowTimes } from '../columns.ts'
import { organisation } from '../organisation.table.ts'

/**
 * A record of an institution that its vouchers name: material, class of materials, department, cost centre, person, supplier, customer,
 * warehouse, project. Engine 9.3, 10. Stopped ones stay where they were named, and cannot be chosen.
 */
export const archive = pgTable(
  'archive',
  {
    id: rowId(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** Of a tree what it lies in, of a material its class. */
    parentId: uuid('parent_id').references((): AnyPgColumn => archive.id, { onDelete: 'set null' }),
    isStopped: boolean('stopped').notNull().default(false),
    /** Of a supplier or customer the institution that it is here; null of one that is not here. */
    partnerOrgId: uuid('partner_org_id').references(() => organisation.id, { onDelete: 'set null' }),
    /** Of a material. */
    spec: text('spec').notNull().default(''),
    unit: text('unit').notNull().default(''),
    price: numeric('price', { precision: 18, scale: 6 }),
    taxRate: text('tax_rate').notNull().default(''),
    /** Of a person or partner: masked phone or credit code. */
    note: text('note').notNull().default(''),
    ...rowTimes(),
  },
  (table) => [
    unique('archive_code').on(table.organisationId, table.kind, table.code),
    unique('archive_partner').on(table.organisationId, table.kind, table.partnerOrgId),
    index('archive_parent').on(table.parentId),
    check(
      'archive_kind',
      sql`${table.kind} in ('material', 'material_class', 'department', 'cost_centre', 'person', 'supplier', 'customer', 'warehouse', 'project')`,
    ),
  ],
)
