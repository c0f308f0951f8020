import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

const id = z.optional(z.nullable(z.string().check(z.maxLength(64))))

/** Another account or person than the session's, or a menu without any right. */
const NO_PERMISSION = { NO_DATA_PERMISSION: { code: 2000 } } as const

const button = {
  cButtonUuid: z.string(),
  cButtonCode: z.string(),
  cButtonName: z.string(),
  cEventName: z.string(),
  /** Shown only to who has this code in the menu; '' for everybody who gets the button. */
  cControlCode: z.string(),
  /** Formula over the row that the button is for, '' for every row. Engine 5; ours. */
  cCondition: z.string(),
}

/** A button of a toolbar; its children are a menu of their own. Specification 2 §3. */
export const ToolbarButton = z.object({ ...button, childrenList: z.array(z.object(button)) })
export type ToolbarButton = z.infer<typeof ToolbarButton>

const zone = z.object({ buttonList: z.array(ToolbarButton) })

/** The buttons of a menu that a member may use, by zone. Specification 3 §3. */
export const ToolbarLayout = z.object({
  planHave: z.object({ bOrg: z.boolean(), bPerson: z.boolean() }),
  /** Head and bottom toolbar of a form or page. */
  zoneA: zone,
  /** Toolbar and batch actions of a list. */
  zoneB: zone,
  /** Actions of a table of line items. */
  zoneC: zone,
  /** Operations of a row. */
  zoneO: zone,
  iButtonPlanId: z.optional(z.int()),
  cButtonPlanUuid: z.optional(z.string()),
  cMenuUuid: z.string(),
  /** The built-in layout. */
  bInit: z.boolean(),
  cPersonUuid: z.string(),
  cOrgUuid: z.string(),
  /** 1 organisation, 2 person. */
  iPlanType: z.union([z.literal(1), z.literal(2)]),
})
export type ToolbarLayout = z.infer<typeof ToolbarLayout>

/** The buttons of a menu for the caller: an unknown menu has none. What the caller says of itself is compared, not believed. */
export const getButtonListByMenuUuid = endpoint({
  method: 'POST',
  path: 'alc-auth/RoleAuthAction/getButtonListByMenuUuid',
  gate: 'login',
  summary: 'The buttons of a menu that the caller may use.',
  body: z.object({ cMenuUuid: z.string().check(z.maxLength(64)), cAccUuid: id, cPersonUuid: id, cUserType: id }),
  data: ToolbarLayout,
  failures: NO_PERMISSION,
})

/** A menu with the codes that the caller has in it. Specification 2 §3: access buttons. */
export const AccessMenu = z.object({
  cMenuUuid: z.string(),
  cMenuCode: z.string(),
  cMenuName: z.string(),
  buttonList: z.array(z.object({ cButtonCode: z.string() })),
})
export type AccessMenu = z.infer<typeof AccessMenu>

/** A menu by its code with what the caller may do in it; code 2000 for an unknown one, and for one without any right. */
export const getAccountLeaseMenuByMenuCode = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysMenuAction/getAccountLeaseMenuByMenuCode',
  gate: 'login',
  summary: 'A menu with the codes that the caller has in it.',
  body: z.object({ cMenuCode: z.string().check(z.regex(/^[A-Z0-9_]{1,64}$/)), cAccUuid: id }),
  data: AccessMenu,
  failures: NO_PERMISSION,
})
