import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { rowId, rowTimes } from '../columns.ts'
import { ofOrganisation, organisation } from '../organisation.table.ts'

/**
 * A record of an institution that its vouchers name: material, class of materials, department, cost centre, person, supplier, customer,
 * warehouse, project. Engine 9.3, 10. Stopped ones stay where they were named, and cannot be chosen.
 */
export const archive = pgTable(
  'archive',
  (t) => ({
    id: rowId(),
    ...ofOrganisation({ onDelete: 'cascade' }),
    kind: t.text('kind').notNull(),
    code: t.text('code').notNull(),
    name: t.text('name').notNull(),
    /** Of a tree what it lies in, of a material its class. */
    parentId: t.uuid('parent_id').references((): AnyPgColumn => archive.id, { onDelete: 'set null' }),
    isStopped: t.boolean('stopped').notNull().default(false),
    /** Of a supplier or customer the institution that it is here; null of one that is not here. */
    partnerOrgId: t.uuid('partner_org_id').references(() => organisation.id, { onDelete: 'set null' }),
    /** Of a material. */
    spec: t.text('spec').notNull().default(''),
    unit: t.text('unit').notNull().default(''),
    price: t.numeric('price', { precision: 18, scale: 6 }),
    taxRate: t.text('tax_rate').notNull().default(''),
    /** Of a person or partner: masked phone or credit code. */
    note: t.text('note').notNull().default(''),
    ...rowTimes(),
  }),
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
