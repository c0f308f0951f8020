import { useState } from 'react'
import type { ReactNode } from 'react'

import { useWidgetHost, WidgetHostContext } from './widget-host.ts'

/** Retained states of a history entry: a filter or an order out of use makes room. */
const MAX_STATES = 30

/** State that outlives its widget: the return to the history entry restores it. */
export function useRetained<T>(key: string, create: () => T): T {
  const { retained } = useWidgetHost()
  if (retained.has(key)) return retained.get(key) as T
  const state = create()
  retained.set(key, state)
  const [oldest] = retained.keys()
  if (retained.size > MAX_STATES && oldest !== undefined) retained.delete(oldest)
  return state
}

/** Retains nothing beyond its own life: a chooser starts anew each time, and apart from the screen below it. */
export function FreshState({ children }: { readonly children: ReactNode }): ReactNode {
  const host = useWidgetHost()
  const [retained] = useState(() => new Map<string, unknown>())
  return <WidgetHostContext value={{ ...host, retained }}>{children}</WidgetHostContext>
}
