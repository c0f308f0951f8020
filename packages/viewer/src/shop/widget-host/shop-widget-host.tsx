import { mapConfigOf } from '@mallwright/contract/map'
import { demoAccountsOf } from '@mallwright/contract/rpc'
import { WidgetHostContext } from '@mallwright/shop-core/widgets/widget-host'
import type { HostSheets, MapProvider } from '@mallwright/shop-core/widgets/widget-host'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useCaller, useIsHydrated, useMallUser, useShop } from '../client/shop-context.ts'
import type { Shop } from '../client/shop.ts'
import { entrySheets, openSheets, sheetState } from '../navigation/open-sheets.ts'
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
  /** What waits until a sheet is gone. */
  const closing = useRef<{ readonly name: string; readonly task: () => void }>(undefined)
  const now = { opened, key, address: pathname + search }
  /** A task that has waited opens from the entry that is shown by then. */
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  useEffect(() => {
    // The forward key comes back to an entry: it can be left again.
    if (left.current !== key) left.current = ''
  }, [key])
  useEffect(() => {
    const waiting = closing.current
    if (!waiting || opened.includes(waiting.name)) return
    closing.current = undefined
    waiting.task()
  }, [opened])
  const stepBack = (name: string, shown: readonly string[]) => {
    const index = shown.indexOf(name)
    if (index < 0) return
    left.current = latest.current.key
    void navigate(index - shown.length)
  }
  const close = (name: string) => {
    if (left.current !== latest.current.key) stepBack(name, latest.current.opened)
  }
  return {
    opened,
    open: (name) => {
      const { opened: shown, key: entry, address } = latest.current
      if (shown.includes(name) || left.current === entry) return
      left.current = entry
      void navigate(address, { state: sheetState([...shown, name]) })
    },
    close,
    closeThen: (name, task) => {
      if (closing.current || !latest.current.opened.includes(name)) return
      closing.current = { name, task }
      close(name)
    },
    closeAgain: (name) => stepBack(name, entrySheets() ?? latest.current.opened),
  }
}
