import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { reference, rowId, rowTimes } from '../columns.ts'
import type { PlanItem } from '../list-definition.table.ts'
import { organisation, orgMember } from '../organisation.table.ts'

/** A menu: what rights are about. Its id is its `cMenuUuid`. Engine 5. */
export const menu = pgTable(
  'menu',
  (t) => ({
    id: rowId(),
    code: t.text('code').notNull(),
    name: t.text('name').notNull(),
    parentId: t.uuid('parent_id').references((): AnyPgColumn => menu.id, { onDelete: 'cascade' }),
    /** Whose work it is: `platform` the operators', `institution` that of an institution's members. */
    area: t.text('area').notNull(),
    sort: t.integer('sort').notNull(),
    link: t.text('link').notNull().default(''),
    ...rowTimes(),
  }),
  (table) => [
    unique('menu_code').on(table.code),
    index('menu_parent').on(table.parentId),
    check('menu_area', sql`${table.area} in ('platform', 'institution')`),
  ],
)

/** A button of a menu: one may use it or not. */
export const menuButton = pgTable(
  'menu_button',
  (t) => ({
    id: rowId(),
    menuId: reference('menu_id', () => menu.id, { onDelete: 'cascade' }),
    /** A head and bottom toolbar, B list toolbar and batch actions, C actions of line items, O operations of a row. */
    zone: t.text('zone').notNull(),
    code: t.text('code').notNull(),
    name: t.text('name').notNull(),
    /** What a tap means to the screen; '' of a button that only opens its children. */
    event: t.text('event').notNull().default(''),
    /** Code that a member needs to see it; '' for whoever gets the button. */
    controlCode: t.text('control_code').notNull().default(''),
    parentId: t.uuid('parent_id').references((): AnyPgColumn => menuButton.id, { onDelete: 'cascade' }),
    /** Formula over a row; '' for every row. */
    condition: t.text('condition').notNull().default(''),
    sort: t.integer('sort').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('menu_button_code').on(table.menuId, table.code),
    index('menu_button_parent').on(table.parentId),
    check('menu_button_zone', sql`${table.zone} in ('A', 'B', 'C', 'O')`),
  ],
)

/** A role: of every institution without an organisation, else of that one. */
export const role = pgTable(
  'role',
  (t) => ({
    id: rowId(),
    organisationId: t.uuid('organisation_id').references(() => organisation.id, { onDelete: 'cascade' }),
    code: t.text('code').notNull(),
    name: t.text('name').notNull(),
    ...rowTimes(),
  }),
  (table) => [unique('role_code').on(table.organisationId, table.code).nullsNotDistinct()],
)

/** A button that a role may use. */
export const roleButton = pgTable(
  'role_button',
  {
    roleId: reference('role_id', () => role.id, { onDelete: 'cascade' }),
    menuButtonId: reference('menu_button_id', () => menuButton.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.roleId, table.menuButtonId] }),
    index('role_button_button').on(table.menuButtonId),
  ],
)

/** A role that a member has in an institution. */
export const memberRole = pgTable(
  'member_role',
  {
    orgMemberId: reference('org_member_id', () => orgMember.id, { onDelete: 'cascade' }),
    roleId: reference('role_id', () => role.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.orgMemberId, table.roleId] }), index('member_role_role').on(table.roleId)],
)

/** How an organisation (1) or a person in it (2) wants the buttons of a menu: hidden, renamed, in another order; never more. */
export const buttonPlan = pgTable(
  'button_plan',
  (t) => ({
    id: rowId(),
    /** What the wire calls iButtonPlanId. */
    number: t.integer('number').notNull().generatedAlwaysAsIdentity(),
    menuId: reference('menu_id', () => menu.id, { onDelete: 'cascade' }),
    planType: t.smallint('plan_type').notNull(),
    orgId: reference('org_id', () => organisation.id, { onDelete: 'cascade' }),
    personId: t.uuid('person_id').references(() => orgMember.id, { onDelete: 'cascade' }),
    items: t.jsonb('items').$type<readonly PlanItem[]>().notNull(),
    version: t.integer('version').notNull().default(1),
    ...rowTimes(),
  }),
  (table) => [
    unique('button_plan_owner').on(table.menuId, table.planType, table.orgId, table.personId).nullsNotDistinct(),
    check(
      'button_plan_type',
      sql`${table.planType} in (1, 2) and (${table.planType} = 2) = (${table.personId} is not null)`,
    ),
  ],
)
