import { statesOfEntry, useEntrySheets } from '@mallwright/shop-core/widgets/entry-sheets'
import { loadMaps } from '@mallwright/shop-core/widgets/load-maps'
import { WidgetHostContext } from '@mallwright/shop-core/widgets/widget-host'
import type { HostSheets } from '@mallwright/shop-core/widgets/widget-host'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useCaller, useIsHydrated, useMallUser, useShop } from '../client/shop-context.ts'
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

/** Widget states of this history entry. An opened sheet belongs to the entry of its screen. */
function useRetainedStates(): Map<string, unknown> {
  const { widgetStates } = useShop()
  const { key, state } = useLocation()
  const [entry, setEntry] = useState(key)
  if (entry !== key && openSheets(state).length === 0) setEntry(key)
  return useMemo(() => statesOfEntry(widgetStates, entry), [widgetStates, entry])
}

/** The sheets of a screen by their names, each an entry of the history as that of `useSheet`. */
function useSheets(): HostSheets {
  const { key, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  return useEntrySheets({
    key,
    opened: openSheets(isHydrated ? state : undefined),
    push: (sheets) => void navigate(pathname + search, { state: sheetState(sheets) }),
    step: (delta) => void navigate(delta),
    current: entrySheets,
  })
}
