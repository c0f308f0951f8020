import { mapConfigOf } from '@mallwright/contract/map'
import { demoAccountsOf } from '@mallwright/contract/rpc'
import { WidgetHostContext } from '@mallwright/shop-core/widgets/widget-host'
import type { HostSheets, MapProvider } from '@mallwright/shop-core/widgets/widget-host'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useCaller, useIsHydrated, useMallUser, useShop } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { openSheets, sheetState } from '../navigation/open-sheets.ts'
import { GatewayHtml } from '../gateway-html/gateway-html.tsx'
import { usePayHost } from './use-pay-host.ts'

/** Lends the shop to the widgets of a screen, which never import it. */
export function ShopWidgetHost({ children }: { readonly children: ReactNode }): ReactNode {
  const { send, feedback, sessions, config } = useShop()
  // Rights and plans are those of a member: the same account has others in another institution.
  const caller = `${useCaller()} ${useMallUser().institutionId}`
  const sheets = useSheets()
  const signKey = () => sessions.session.get()?.signKey ?? ''
  const payment = usePayHost()
  const retained = useRetainedStates()
  return (
    <WidgetHostContext
      value={{
        send,
        feedback,
        caller,
        sheets,
        retained,
        signKey,
        payment,
        renderHtml,
        maps: () => loadMaps(send, config),
      }}
    >
      {children}
    </WidgetHostContext>
  )
}

const renderHtml = (html: string) => <GatewayHtml html={html} className="shop-rich" />

/** Number of history entries whose widget states are retained. */
const MAX_ENTRIES = 12

/** Widget states of this history entry. An opened sheet belongs to the entry of its screen. */
function useRetainedStates(): Map<string, unknown> {
  const { widgetStates } = useShop()
  const { key, state } = useLocation()
  const [entry, setEntry] = useState(key)
  if (entry !== key && openSheets(state).length === 0) setEntry(key)
  return useMemo(() => {
    const states = widgetStates.get(entry) ?? new Map<string, unknown>()
    // The current entry is the youngest.
    widgetStates.delete(entry)
    widgetStates.set(entry, states)
    const [oldest] = widgetStates.keys()
    if (widgetStates.size > MAX_ENTRIES && oldest !== undefined) widgetStates.delete(oldest)
    return states
  }, [widgetStates, entry])
}

/** The map service of the mall; a demo mall without one has a map of its own, others have none. Engine 8.4. */
async function loadMaps(send: Shop['send'], config: Shop['config']): Promise<MapProvider | null> {
  const own = await config()
  const map = mapConfigOf(own)
  if (map) {
    const { createGatewayMap } = await import('@mallwright/shop-core/widgets/gateway-map')
    return createGatewayMap({ send, apiBase: own.apiBase, centre: map.centre })
  }
  if (demoAccountsOf(own).length === 0) return null
  return (await import('@mallwright/shop-core/widgets/demo-map')).createDemoMap()
}

/** The sheets of a screen by their names, each an entry of the history as that of `useSheet`. */
function useSheets(): HostSheets {
  const { key, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const opened = openSheets(isHydrated ? state : undefined)
  /** The entry that is being left, which takes a while: a second tap would push another one, or leave the screen. */
  const left = useRef('')
  useEffect(() => {
    // The forward key comes back to an entry: it can be left again.
    if (left.current !== key) left.current = ''
  }, [key])
  return {
    opened,
    open: (name) => {
      if (opened.includes(name) || left.current === key) return
      left.current = key
      void navigate(pathname + search, { state: sheetState([...opened, name]) })
    },
    close: (name, again) => {
      const index = opened.indexOf(name)
      if (index < 0 || (left.current === key && !again)) return
      left.current = key
      void navigate(index - opened.length)
    },
  }
}
