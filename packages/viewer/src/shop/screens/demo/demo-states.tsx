import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { DEMO_STATES } from './demo-state.ts'
import type { DemoState } from './demo-state.ts'
import { useDemoChoice } from './use-demo-choice.ts'

/** Loaded when a state is chosen. */
const AlteredHost = lazy(async () => ({ default: (await import('./altered-host.tsx')).AlteredHost }))

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
      <section className="shop-demo-states" aria-label={translate(LABELS.state)}>
        <Chips
          label={translate(LABELS.state)}
          choices={DEMO_STATES.map((id) => ({ id, name: translate(LABELS[id]) }))}
          chosen={state}
          onChoose={choose}
        />
      </section>
      {state === 'usual' ? (
        children
      ) : (
        <Suspense key={state} fallback={<ScreenSkeleton />}>
          <AlteredHost state={state}>{children}</AlteredHost>
        </Suspense>
      )}
    </>
  )
}
