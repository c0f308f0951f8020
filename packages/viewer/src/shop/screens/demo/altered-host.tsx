import { createQueryClient } from '@mallwright/shop-core/query'
import { useWidgetHost, WidgetHostContext } from '@mallwright/shop-core/widgets/widget-host'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { sendInState } from './demo-send.ts'
import type { DemoState } from './demo-state.ts'

/** An app whose gateway is in a state, with caches of its own. */
export function AlteredHost(props: { readonly state: DemoState; readonly children: ReactNode }): ReactNode {
  const { state, children } = props
  const host = useWidgetHost()
  const { send, maps } = host
  const own = useMemo(() => ({ client: createQueryClient(), retained: new Map<string, unknown>() }), [])
  const altered = useMemo(() => sendInState(send, state), [send, state])
  return (
    <QueryClientProvider client={own.client}>
      <WidgetHostContext
        value={{
          ...host,
          send: altered,
          retained: own.retained,
          maps: state === 'empty' ? () => Promise.resolve(null) : maps,
        }}
      >
        {children}
      </WidgetHostContext>
    </QueryClientProvider>
  )
}
