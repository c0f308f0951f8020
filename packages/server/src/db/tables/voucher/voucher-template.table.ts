import { sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'

import { rowId, rowTimes } from '../columns.ts'
import { organisation } from '../organisation.table.ts'

/** A field of a template as it is stored; texts in both languages. Specification 3 §3. */
export interface StoredField {
  readonly name: string
  readonly type: 'Text' | 'TextArea' | 'Number' | 'Checkbox' | 'Select' | 'Date' | 'Refer'
  readonly label: { readonly zh: string; readonly en: string }
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  readonly isHidden?: boolean
  /** Decimals of a number. */
  readonly precision?: number
  readonly min?: number
  readonly max?: number
  /** Of 24 columns; 24 unless given. */
  readonly span?: 12
  /** Of a Select its enumeration, of a Refer its reference, of a Date its type; `location` makes a text an address. */
  readonly code?: string
  readonly defaultValue?: string
  /** Characters that a text may have. */
  readonly length?: number
  readonly formula?: string
  /** Copied from a member of the reference that another field chooses. */
  readonly copies?: { readonly field: string; readonly member: string }
  /** Filled from the upstream voucher. */
  readonly isUpstream?: boolean
  readonly isSummed?: boolean
}

/** What the form of a voucher is made of: of every institution, or of one. Engine 6.2. */
export const voucherTemplate = pgTable(
  'voucher_template',
  (t) => ({
    id: rowId(),
    type: t.text('type').notNull(),
    organisationId: t.uuid('organisation_id').references(() => organisation.id, { onDelete: 'cascade' }),
    name: t.text('name').notNull(),
    nameEn: t.text('name_en').notNull(),
    isDefault: t.boolean('is_default').notNull().default(false),
    useAttachment: t.boolean('use_attachment').notNull().default(true),
    useScan: t.boolean('use_scan').notNull().default(false),
    header: t.jsonb('header').$type<readonly StoredField[]>().notNull(),
    detail: t.jsonb('detail').$type<readonly StoredField[]>().notNull(),
    footer: t.jsonb('footer').$type<readonly StoredField[]>().notNull(),
    /** Rises with every change: a form of an older one is refused. */
    revision: t.integer('revision').notNull().default(1),
    sort: t.integer('sort').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    index('voucher_template_type').on(table.type, table.organisationId),
    uniqueIndex('voucher_template_default')
      .on(table.type, sql`coalesce(${table.organisationId}, '00000000-0000-0000-0000-000000000000'::uuid)`)
      .where(sql`${table.isDefault}`),
  ],
)
