import { and, eq, isNull, or } from 'drizzle-orm'
import * as z from 'zod/mini'

import { inEachLocale } from '../db/entity-text.ts'
import { orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { buttonPlan } from '../db/tables/permission/permission.table.ts'
import { IS_GRANTED } from '../gateway/right.store.ts'

const ENTITY_NAME = { field: `'title'` }

/** The buttons of a menu that an account may use, in their order. */
export const GRANTED_BUTTONS = inEachLocale((text, suffix) =>
  rows(
    {
      id: z.string(),
      zone: z.enum(['A', 'B', 'C', 'O']),
      code: z.string(),
      name: z.string(),
      event: z.string(),
      controlCode: z.string(),
      condition: z.string(),
      parentId: z.nullable(z.string()),
    },
    `select b.id, b.zone, b.code,
       ${text({ ...ENTITY_NAME, entity: 'menu_button', id: 'b.id', column: 'b.name' })} as name,
       b.event, b.control_code as "controlCode", b.condition, b.parent_id as "parentId"
     from menu m join menu_button b on b.menu_id = m.id
     where m.id::text = $2 and ${IS_GRANTED} order by b.sort, b.code`,
    `granted-buttons${suffix}`,
  ),
)

/** A button that somebody may use. */
export type GrantedButton = Awaited<ReturnType<(typeof GRANTED_BUTTONS)['zh-CN']['one']>>

/** A menu by its code with the codes of its buttons that an account may use; none without a right in it. */
export const ACCESS_MENU = inEachLocale((text, suffix) =>
  rows(
    { id: z.string(), code: z.string(), name: z.string(), buttonCodes: z.array(z.string()) },
    `select m.id, m.code, ${text({ ...ENTITY_NAME, entity: 'menu', id: 'm.id', column: 'm.name' })} as name,
       array_agg(b.code order by b.sort, b.code) as "buttonCodes"
     from menu m join menu_button b on b.menu_id = m.id where m.code = $2 and ${IS_GRANTED} group by m.id`,
    `access-menu${suffix}`,
  ),
)

/** The buttons that an account may use of several menus, by the codes of both; menus without a right are missing. */
export const MENU_RIGHTS = rows(
  { menu: z.string(), buttonCodes: z.array(z.string()) },
  `select m.code as menu, array_agg(b.code order by b.sort, b.code) as "buttonCodes"
   from menu m join menu_button b on b.menu_id = m.id where m.code = any($2::text[]) and ${IS_GRANTED} group by m.code`,
  'menu-rights',
)

/** The plans of a menu's buttons that a member may use. */
export async function readButtonPlans(
  client: Queryable,
  menuId: string,
  member: { readonly organisationId: string; readonly personId: string },
) {
  const found = await orm(client)
    .select()
    .from(buttonPlan)
    .where(
      and(
        eq(buttonPlan.menuId, menuId),
        eq(buttonPlan.orgId, member.organisationId),
        or(isNull(buttonPlan.personId), eq(buttonPlan.personId, member.personId)),
      ),
    )
  return {
    organisation: found.find(({ planType }) => planType === 1),
    person: found.find(({ planType }) => planType === 2),
  }
}
