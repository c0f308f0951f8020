import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'
import { createQueryClient } from '@mallwright/shop-core/query'
import { useWidgetHost, WidgetHostContext } from '@mallwright/shop-core/widgets/widget-host'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { DEMO_STATES, sendInState } from './demo-send.ts'
import type { DemoState } from './demo-send.ts'
import { useDemoChoice } from './use-demo-choice.ts'

const LABELS = {
  state: { zh: '状态', en: 'State' },
  usual: { zh: '正常', en: 'Usual' },
  loading: { zh: '加载中', en: 'Loading' },
  empty: { zh: '空', en: 'Empty' },
  end: { zh: '到底', en: 'End' },
  error: { zh: '出错', en: 'Error' },
  denied: { zh: '无权限', en: 'No right' },
} satisfies Record<DemoState | 'state', Label>

/** The widgets of a page in the state that is chosen above them; the address names it. Domain 3.8. */
export function DemoStates({ children }: { readonly children: ReactNode }): ReactNode {
  const translate = useText()
  const [state, choose] = useDemoChoice('s', DEMO_STATES)
  return (
    <>
      <div className="shop-demo-states">
        <Chips
          label={translate(LABELS.state)}
          choices={DEMO_STATES.map((id) => ({ id, name: translate(LABELS[id]) }))}
          chosen={state}
          onChoose={choose}
        />
      </div>
      {state === 'usual' ? (
        children
      ) : (
        <AlteredHost key={state} state={state}>
          {children}
        </AlteredHost>
      )}
    </>
  )
}

/** An app whose gateway is in a state, with caches of its own. */
function AlteredHost({ state, children }: { readonly state: DemoState; readonly children: ReactNode }): ReactNode {
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
