import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { rowId, rowTimes } from '../columns.ts'
import type { PlanItem } from '../list-definition.table.ts'
import { organisation, orgMember } from '../organisation.table.ts'

/** A menu: what rights are about. Its id is its `cMenuUuid`. Engine 5. */
export const menu = pgTable(
  'menu',
  {
    id: rowId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => menu.id, { onDelete: 'cascade' }),
    /** Whose work it is: `platform` the operators', `institution` that of an institution's members. */
    area: text('area').notNull(),
    sort: integer('sort').notNull(),
    link: text('link').notNull().default(''),
    ...rowTimes(),
  },
  (table) => [
    unique('menu_code').on(table.code),
    index('menu_parent').on(table.parentId),
    check('menu_area', sql`${table.area} in ('platform', 'institution')`),
  ],
)

/** A button of a menu: one may use it or not. */
export const menuButton = pgTable(
  'menu_button',
  {
    id: rowId(),
    menuId: uuid('menu_id')
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
    /** A head and bottom toolbar, B list toolbar and batch actions, C actions of line items, O operations of a row. */
    zone: text('zone').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** What a tap means to the screen; '' of a button that only opens its children. */
    event: text('event').notNull().default(''),
    /** Code that a member needs to see it; '' for whoever gets the button. */
    controlCode: text('control_code').notNull().default(''),
    parentId: uuid('parent_id').references((): AnyPgColumn => menuButton.id, { onDelete: 'cascade' }),
    /** Formula over a row; '' for every row. */
    condition: text('condition').notNull().default(''),
    sort: integer('sort').notNull(),
    ...rowTimes(),
  },
  (table) => [
    unique('menu_button_code').on(table.menuId, table.code),
    index('menu_button_parent').on(table.parentId),
    check('menu_button_zone', sql`${table.zone} in ('A', 'B', 'C', 'O')`),
  ],
)

/** A role: of every institution without an organisation, else of that one. */
export const role = pgTable(
  'role',
  {
    id: rowId(),
    organisationId: uuid('organisation_id').references(() => organisation.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    name: text('name').notNull(),
    ...rowTimes(),
  },
  (table) => [unique('role_code').on(table.organisationId, table.code).nullsNotDistinct()],
)

/** A button that a role may use. */
export const roleButton = pgTable(
  'role_button',
  {
    roleId: uuid('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    menuButtonId: uuid('menu_button_id')
      .notNull()
      .references(() => menuButton.id, { onDelete: 'cascade' }),
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
    orgMemberId: uuid('org_member_id')
      .notNull()
      .references(() => orgMember.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.orgMemberId, table.roleId] }), index('member_role_role').on(table.roleId)],
)

/** How an organisation (1) or a person in it (2) wants the buttons of a menu: hidden, renamed, in another order; never more. */
export const buttonPlan = pgTable(
  'button_plan',
  {
    id: rowId(),
    /** What the wire calls iButtonPlanId. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    menuId: uuid('menu_id')
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
    planType: smallint('plan_type').notNull(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => orgMember.id, { onDelete: 'cascade' }),
    items: jsonb('items').$type<readonly PlanItem[]>().notNull(),
    version: integer('version').notNull().default(1),
    ...rowTimes(),
  },
  (table) => [
    unique('button_plan_owner').on(table.menuId, table.planType, table.orgId, table.personId).nullsNotDistinct(),
    check(
      'button_plan_type',
      sql`${table.planType} in (1, 2) and (${table.planType} = 2) = (${table.personId} is not null)`,
    ),
  ],
)
