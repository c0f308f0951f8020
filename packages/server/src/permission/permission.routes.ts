import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../gateway/app-context.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { readViewer } from '../list-engine/calls/list-caller.ts'
import { choosePlan } from '../list-engine/layouts/plans.ts'
import { ACCESS_MENU, GRANTED_BUTTONS, readButtonPlans } from './permission.store.ts'
import { wireButtonPlan, wireZones } from './permission.wire.ts'

const endpoints = ENDPOINTS.permission

const NO_PLANS = { organisation: undefined, person: undefined }

/** Registers the handlers of menus and their buttons. */
export function permissionRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getAccountLeaseMenuByMenuCode, async ({ body, caller, locale }) => {
    const viewer = await readViewer(context, caller, body)
    if (viewer instanceof Failed) return viewer
    const found = await ACCESS_MENU[locale].first(pool, [caller.accountId, body.cMenuCode])
    if (!found) return fail('NO_DATA_PERMISSION')
    return {
      cMenuUuid: found.id,
      cMenuCode: found.code,
      cMenuName: found.name,
      buttonList: found.buttonCodes.map((cButtonCode) => ({ cButtonCode })),
    }
  })
  handle(context, endpoints.getButtonListByMenuUuid, async ({ body, caller, locale }) => {
    const viewer = await readViewer(context, caller, body)
    if (viewer instanceof Failed) return viewer
    const { organisationId, personId, owner } = viewer
    const granted = await GRANTED_BUTTONS[locale].all(pool, [caller.accountId, body.cMenuUuid])
    const isMember = organisationId !== undefined && personId !== undefined
    // Without a button the menu may be unknown, and its id no uuid.
    const hasPlans = isMember && granted.length > 0
    const plans = hasPlans ? await readButtonPlans(pool, body.cMenuUuid, { organisationId, personId }) : NO_PLANS
    const chosen = choosePlan(plans, {})
    return {
      planHave: { bOrg: plans.organisation !== undefined, bPerson: plans.person !== undefined },
      ...wireZones(granted, chosen.plan),
      cMenuUuid: body.cMenuUuid,
      ...wireButtonPlan(chosen, owner),
    }
  })
}
