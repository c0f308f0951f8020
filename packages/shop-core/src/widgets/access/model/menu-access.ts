import { getAccountLeaseMenuByMenuCode, getButtonListByMenuUuid } from '@mallwright/contract/permission'
import type { ToolbarButton as WireButton } from '@mallwright/contract/permission'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { queryOptions } from '@tanstack/react-query'

import { freshUnless } from '../../widget-host/freshness.ts'
import type { WidgetHost } from '../../widget-host/widget-host.ts'

/** A button of a menu. Specification 2 §3. */
export interface MenuButton {
  readonly id: string
  readonly code: string
  readonly name: string
  /** What a tap means to the screen; '' of one that only opens its children. */
  readonly event: string
  /** Shown only to who has this code in the menu; to all who get the button when empty. */
  readonly controlCode: string
  /** Formula over a row; '' for every row. */
  readonly condition: string
  readonly children: readonly MenuButton[]
}

/** A part of a menu's buttons: A of a form or page, B of a list, C of line items, O of a row. Engine 5. */
export type Zone = 'A' | 'B' | 'C' | 'O'

/** What the caller may do in a menu. */
export interface MenuAccess {
  readonly codes: ReadonlySet<string>
  readonly zones: Readonly<Record<Zone, readonly MenuButton[]>>
}

/** No right at all: an unknown menu, a failure, or nothing permitted. Specification 3 §8. */
export const NO_ACCESS: MenuAccess = { codes: new Set(), zones: { A: [], B: [], C: [], O: [] } }

/** What the caller may do in a menu, by its code. */
export function menuAccessQuery({ send, caller }: WidgetHost, menu: string) {
  return queryOptions({
    queryKey: ['menu-access', menu, caller],
    queryFn: () => readMenuAccess(send, menu),
    ...freshUnless(NO_ACCESS),
  })
}

async function readMenuAccess(send: Send, menu: string): Promise<MenuAccess> {
  const api = createApi({ getAccountLeaseMenuByMenuCode, getButtonListByMenuUuid }, send)
  const access = await api.getAccountLeaseMenuByMenuCode({ body: { cMenuCode: menu } })
  if (!access.ok) return NO_ACCESS
  const layout = await api.getButtonListByMenuUuid({ body: { cMenuUuid: access.data.cMenuUuid } })
  if (!layout.ok) return NO_ACCESS
  const codes = new Set(access.data.buttonList.map(({ cButtonCode }) => cButtonCode))
  const zone = ({ buttonList }: { readonly buttonList: readonly WireButton[] }) =>
    permittedButtons(buttonList.map(readButton), codes)
  const { zoneA, zoneB, zoneC, zoneO } = layout.data
  return { codes, zones: { A: zone(zoneA), B: zone(zoneB), C: zone(zoneC), O: zone(zoneO) } }
}

function readButton({ childrenList, ...wire }: WireButton): MenuButton {
  return { ...readChild(wire), children: childrenList.map(readChild) }
}

function readChild(wire: WireButton['childrenList'][number]): MenuButton {
  return {
    id: wire.cButtonUuid,
    code: wire.cButtonCode,
    name: wire.cButtonName,
    event: wire.cEventName,
    controlCode: wire.cControlCode,
    condition: wire.cCondition,
    children: [],
  }
}

/** Whether somebody with these codes in a menu has a code, or none is asked for. Specification 2 §6. */
export function hasCode(codes: ReadonlySet<string>, code: string | undefined): boolean {
  return code === undefined || code === '' || codes.has(code)
}

/** The buttons and children that somebody with these codes sees; one that would open nothing is none. Specification 2 §6. */
export function permittedButtons(buttons: readonly MenuButton[], codes: ReadonlySet<string>): readonly MenuButton[] {
  return buttons
    .filter(({ controlCode }) => hasCode(codes, controlCode))
    .map((button) => ({ ...button, children: permittedButtons(button.children, codes) }))
    .filter(({ event, children }) => event !== '' || children.length > 0)
}
