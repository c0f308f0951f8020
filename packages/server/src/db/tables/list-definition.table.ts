import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Condition } from '@mallwright/contract/list-engine'

import { account } from './account.table.ts'
import { reference, rowId, rowTimes } from './columns.ts'
import { organisation, orgMember } from './organisation.table.ts'

/** A list: which rows of a source, in which order. An operator may relabel, reorder and hide its columns. Engine 1.2. */
export const baseList = pgTable(
  'base_list',
  (t) => ({
    id: rowId(),
    code: t.text('code').notNull(),
    name: t.text('name').notNull(),
    /** Name of a source in the code, the only thing that holds SQL. */
    source: t.text('source').notNull(),
    /** What the wire calls cTableName: a public name, never a table. */
    handle: t.text('handle').notNull(),
    /** The menu whose right the list needs; null for everybody within its scope. */
    menuId: t.uuid('menu_id'),
    scope: t.text('scope').notNull(),
    fixedFilter: t.jsonb('fixed_filter').$type<Condition>(),
    defaultOrder: t.text('default_order').notNull(),
    pageRowSize: t.integer('page_row_size').notNull(),
    /** The list of the child rows. */
    detailCode: t.text('detail_code'),
    /** 1 plain, 2 compound. */
    kind: t.smallint('kind').notNull().default(1),
    revision: t.integer('revision').notNull().default(1),
    ...rowTimes(),
  }),
  (table) => [
    unique('base_list_code').on(table.code),
    unique('base_list_handle').on(table.handle),
    check('base_list_scope', sql`${table.scope} in ('own', 'institution', 'site')`),
    check('base_list_kind', sql`${table.kind} in (1, 2) and (${table.kind} = 2) = (${table.detailCode} is not null)`),
    check('base_list_page_row_size', sql`${table.pageRowSize} between 10 and 30`),
  ],
)

/** A column of a list. */
export const baseListColumn = pgTable(
  'base_list_column',
  (t) => ({
    id: rowId(),
    listCode: t
      .text('list_code')
      .notNull()
      .references(() => baseList.code, { onDelete: 'cascade' }),
    /** The uuid v5 of list and field, so that seeding again orphans no plan. */
    itemUuid: t.uuid('item_uuid').notNull(),
    fieldName: t.text('field_name').notNull(),
    title: t.text('title').notNull(),
    fieldType: t.text('field_type').notNull(),
    typeCode: t.text('type_code').notNull().default(''),
    precision: t.smallint('precision').notNull().default(0),
    isShown: t.boolean('is_shown').notNull().default(true),
    isHidden: t.boolean('is_hidden').notNull().default(false),
    isRequired: t.boolean('is_required').notNull().default(false),
    isSummed: t.boolean('is_summed').notNull().default(false),
    sort: t.integer('sort').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('base_list_column_field').on(table.listCode, table.fieldName),
    unique('base_list_column_item').on(table.itemUuid),
    check('base_list_column_precision', sql`${table.precision} between 0 and 6`),
  ],
)

/** The conditions that a list is searched by. */
export const baseQuery = pgTable(
  'base_query',
  (t) => ({
    id: rowId(),
    code: t.text('code').notNull(),
    listCode: t
      .text('list_code')
      .notNull()
      .references(() => baseList.code, { onDelete: 'cascade' }),
    revision: t.integer('revision').notNull().default(1),
    ...rowTimes(),
  }),
  (table) => [unique('base_query_code').on(table.code)],
)

/** One condition of a query. */
export const baseQueryItem = pgTable(
  'base_query_item',
  (t) => ({
    id: rowId(),
    queryCode: t
      .text('query_code')
      .notNull()
      .references(() => baseQuery.code, { onDelete: 'cascade' }),
    itemUuid: t.uuid('item_uuid').notNull(),
    label: t.text('label').notNull(),
    fieldName: t.text('field_name').notNull(),
    /** The field of the source that is compared. */
    queryField: t.text('query_field').notNull(),
    fieldType: t.text('field_type').notNull(),
    queryModel: t.smallint('query_model').notNull(),
    typeCode: t.text('type_code').notNull().default(''),
    isShown: t.boolean('is_shown').notNull().default(true),
    sort: t.integer('sort').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('base_query_item_field').on(table.queryCode, table.fieldName),
    unique('base_query_item_item').on(table.itemUuid),
    check('base_query_item_model', sql`${table.queryModel} between 1 and 14`),
  ],
)

/** A reference: a list, a tree or both, of which one chooses. Engine 3.1. */
export const referDef = pgTable(
  'refer_def',
  (t) => ({
    id: rowId(),
    code: t.text('code').notNull(),
    kind: t.text('kind').notNull(),
    treeCode: t.text('tree_code').notNull().default(''),
    queryCode: t.text('query_code').notNull().default(''),
    listCode: t.text('list_code').notNull().default(''),
    dataKey: t.text('data_key').notNull(),
    listJoin: t.text('list_join').notNull().default(''),
    treeJoin: t.text('tree_join').notNull().default(''),
    treeScope: t.text('tree_scope').notNull().default(''),
    listScope: t.text('list_scope').notNull().default(''),
    saveFields: t.text('save_fields').notNull(),
    showField: t.text('show_field').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('refer_def_code').on(table.code),
    check('refer_def_kind', sql`${table.kind} in ('tree', 'list', 'tree-list')`),
  ],
)

/** A tree: a source whose rows name their parents. */
export const treeDef = pgTable(
  'tree_def',
  (t) => ({
    id: rowId(),
    code: t.text('code').notNull(),
    source: t.text('source').notNull(),
    scope: t.text('scope').notNull(),
    keyField: t.text('key_field').notNull(),
    parentField: t.text('parent_field').notNull(),
    codeField: t.text('code_field').notNull(),
    showField: t.text('show_field').notNull(),
    queryField: t.text('query_field').notNull(),
    orderText: t.text('order_text').notNull(),
    ...rowTimes(),
  }),
  (table) => [unique('tree_def_code').on(table.code)],
)

/** An enumeration. */
export const enumDef = pgTable(
  'enum_def',
  (t) => ({ id: rowId(), code: t.text('code').notNull(), name: t.text('name').notNull(), ...rowTimes() }),
  (table) => [unique('enum_def_code').on(table.code)],
)

/** An option of an enumeration; keys hold no comma, since several are joined by one. */
export const enumOption = pgTable(
  'enum_option',
  (t) => ({
    id: rowId(),
    enumCode: t
      .text('enum_code')
      .notNull()
      .references(() => enumDef.code, { onDelete: 'cascade' }),
    key: t.text('key').notNull(),
    name: t.text('name').notNull(),
    isDisabled: t.boolean('is_disabled').notNull().default(false),
    /** Name of a row state colour, or a colour of its own as `#rrggbb`. */
    color: t.text('color'),
    /** Colour of the word on it as `#rrggbb`; null for the usual one. */
    textColor: t.text('text_color'),
    sort: t.integer('sort').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('enum_option_key').on(table.enumCode, table.key),
    check('enum_option_key_form', sql`${table.key} <> '' and position(',' in ${table.key}) = 0`),
  ],
)

/** Where a column of source archives or voucher takes its values from. Engine 3.4. */
export const definedSource = pgTable(
  'defined_source',
  (t) => ({
    id: rowId(),
    tableUuid: t.uuid('table_uuid').notNull(),
    fieldUuid: t.uuid('field_uuid').notNull(),
    source: t.text('source').notNull(),
    keyField: t.text('key_field').notNull(),
    showField: t.text('show_field').notNull(),
    kind: t.text('kind').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('defined_source_pair').on(table.tableUuid, table.fieldUuid),
    index('defined_source_source').on(table.source),
    check('defined_source_kind', sql`${table.kind} in ('archives', 'voucher')`),
  ],
)

/** An item of a plan, in its order: what a plan may change of a column or a query. */
export interface PlanItem {
  readonly itemUuid: string
  readonly title: string
  readonly isShown: boolean
}

/** Columns of both kinds of plans: of an organisation (1) or of a person in it (2). */
const planColumns = () => ({
  id: rowId(),
  /** What the wire calls iPlanID. */
  number: integer('number').notNull().generatedAlwaysAsIdentity(),
  code: text('code').notNull(),
  planType: smallint('plan_type').notNull(),
  orgId: reference('org_id', () => organisation.id, { onDelete: 'cascade' }),
  personId: uuid('person_id').references(() => orgMember.id, { onDelete: 'cascade' }),
  /** Revision of the definition that it was made of. */
  definitionRevision: integer('definition_revision').notNull(),
  items: jsonb('items').$type<readonly PlanItem[]>().notNull(),
  version: integer('version').notNull().default(1),
  ...rowTimes(),
})

/** A changed layout of a list. Engine 2. */
export const baseListPlan = pgTable(
  'base_list_plan',
  (t) => ({
    ...planColumns(),
    pageRowSize: t.integer('page_row_size').notNull(),
    /** '' for the definition's order. */
    orderText: t.text('order_text').notNull().default(''),
  }),
  (table) => [
    unique('base_list_plan_owner').on(table.code, table.planType, table.orgId, table.personId).nullsNotDistinct(),
    check(
      'base_list_plan_type',
      sql`${table.planType} in (1, 2) and (${table.planType} = 2) = (${table.personId} is not null)`,
    ),
    check('base_list_plan_page_row_size', sql`${table.pageRowSize} between 10 and 30`),
  ],
)

/** A changed layout of a query. Engine 2. */
export const baseQueryPlan = pgTable('base_query_plan', planColumns(), (table) => [
  unique('base_query_plan_owner').on(table.code, table.planType, table.orgId, table.personId).nullsNotDistinct(),
  check(
    'base_query_plan_type',
    sql`${table.planType} in (1, 2) and (${table.planType} = 2) = (${table.personId} is not null)`,
  ),
])

/** Default values of a person for a component, such as a query. Engine 2. */
export const defaultValue = pgTable(
  'default_value',
  (t) => ({
    id: rowId(),
    component: t.text('component').notNull(),
    key: t.text('key').notNull(),
    accountId: reference('account_id', () => account.id, { onDelete: 'cascade' }),
    personId: reference('person_id', () => orgMember.id, { onDelete: 'cascade' }),
    values: t.jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
    ...rowTimes(),
  }),
  (table) => [unique('default_value_owner').on(table.component, table.key, table.personId)],
)
