import { rightOf } from '@mallwright/contract/rpc'
import type { GuardedEndpoint } from '@mallwright/contract/rpc'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail } from './failures/failure.ts'
import type { Failed } from './failures/failure.ts'

/** Role that every operator has: their account says that they are one. Domain 4.5, kind 18. */
const OPERATOR_ROLE = 'OPERATOR'

/**
 * Whether account `$1` may use button `b` of menu `m` now: in a menu of institutions by the roles in its current one, of which an
 * administrator may use every button; in a menu of the platform by the operators' role. Engine 5.
 */
export const IS_GRANTED = `case m.area
   when 'platform' then exists (
     select 1 from account a join role r on r.organisation_id is null and r.code = '${OPERATOR_ROLE}'
     join role_button rb on rb.role_id = r.id and rb.menu_button_id = b.id
     where a.id = $1::uuid and a.is_operator)
   else exists (
     select 1 from org_member p join organisation o on o.id = p.organisation_id
     where p.account_id = $1::uuid and p.is_default and not p.stop and not o.acc_stop and not o.wait_delete
       and (p.user_type = 'admin' or exists (
         select 1 from member_role mr join role r on r.id = mr.role_id join role_button rb on rb.role_id = r.id
         where mr.org_member_id = p.id and rb.menu_button_id = b.id
           and (r.organisation_id is null or r.organisation_id = p.organisation_id))))
   end`

const MAY_PRESS = rows(
  { isGranted: z.boolean() },
  `select exists (
     select 1 from menu m join menu_button b on b.menu_id = m.id
     where m.code = $2 and b.code = $3 and ${IS_GRANTED}) as "isGranted"`,
  'may-press',
)

const MAY_OPEN = rows(
  { isGranted: z.boolean() },
  `select exists (
     select 1 from menu m join menu_button b on b.menu_id = m.id where m.id = $2::uuid and ${IS_GRANTED}) as "isGranted"`,
  'may-open',
)

/** The failure of a caller who may not use the button that a call stands behind; `undefined` for one who may. */
export async function refuseWithoutRight(
  client: Queryable,
  { right }: GuardedEndpoint,
  call: { readonly accountId: string; readonly body: unknown },
): Promise<Failed<'GATE_CLOSED', { readonly cGate: 'RIGHT' }> | undefined> {
  const asked = rightOf(right, call.body)
  const isGranted =
    asked !== undefined && (await MAY_PRESS.one(client, [call.accountId, asked.menu, asked.button])).isGranted
  return isGranted ? undefined : fail('GATE_CLOSED', { cGate: 'RIGHT' })
}

/** Whether an account may open a menu: it may use one of its buttons. */
export async function mayOpenMenu(client: Queryable, accountId: string, menuId: string): Promise<boolean> {
  return (await MAY_OPEN.one(client, [accountId, menuId])).isGranted
}
