import { FeedbackHost } from '@mallwright/shop-core/feedback-host'
import { createFeedback } from '@mallwright/shop-core/kit'
import { useDeskLook } from '@mallwright/shop-core/widgets/desk-look'
import { statesOfEntry, useEntrySheets } from '@mallwright/shop-core/widgets/entry-sheets'
import { loadMaps } from '@mallwright/shop-core/widgets/load-maps'
import { WidgetHostContext } from '@mallwright/shop-core/widgets/widget-host'
import type { HostSheets } from '@mallwright/shop-core/widgets/widget-host'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { StudioClient } from '../../sign-in/model/studio-client.ts'

/** Lends the desk to the widgets of vouchers, which never import it. `caller` is the member of an institution that asks. */
export function DeskWidgetHost(props: {
  readonly client: StudioClient
  readonly caller: string
  readonly children: ReactNode
}): ReactNode {
  const { client, caller, children } = props
  const { send, sessions, config } = client
  const [feedback] = useState(createFeedback)
  useDeskLook()
  const sheets = useSheets()
  const retained = useRetainedStates()
  const signKey = () => sessions.session.get()?.signKey ?? ''
  const maps = () => loadMaps(send, config)
  return (
    <WidgetHostContext value={{ send, feedback, isDesk: true, caller, sheets, retained, signKey, maps }}>
      {children}
      <FeedbackHost feedback={feedback} />
    </WidgetHostContext>
  )
}

const NO_SHEETS: readonly string[] = []

/** Names of the sheets that an entry of the history has open. */
function sheetsOf(state: unknown): readonly string[] {
  const { sheets } = (state ?? {}) as { readonly sheets?: readonly string[] }
  return sheets ?? NO_SHEETS
}

/** Sheets of the desk's widgets, each an entry of the history. */
function useSheets(): HostSheets {
  const { key, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return useEntrySheets({
    key,
    opened: sheetsOf(state),
    push: (sheets) => void navigate(pathname + search, { state: { sheets }, preventScrollReset: true }),
    step: (delta) => void navigate(delta),
    current() {
      const entry = history.state as { readonly usr?: unknown } | null
      return entry === null ? undefined : sheetsOf(entry.usr)
    },
  })
}

/** Widget states of this history entry, so that Back finds a list as it was left. An opened sheet belongs to the entry below it. */
function useRetainedStates(): Map<string, unknown> {
  const [all] = useState(() => new Map<string, Map<string, unknown>>())
  const { key, state } = useLocation()
  const [entry, setEntry] = useState(key)
  if (entry !== key && sheetsOf(state).length === 0) setEntry(key)
  return useMemo(() => statesOfEntry(all, entry), [all, entry])
}
