import { Component, lazy, Suspense } from 'react'
import type { FunctionComponent, ReactNode } from 'react'

import { useIsPainted } from './first-paint.ts'

// Lazy after the first paint: one way to load components (`lazyComponent`) and one for plain modules (`lazyModule`).

interface BoundaryProps {
  readonly children: ReactNode
  /** Rendered when a script cannot be loaded; nothing when absent. */
  readonly broken?: ReactNode
}

/** Renders its children after the first paint, and nothing while their scripts load. */
export class LazyBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { children, broken = null } = this.props
    return this.state.isBroken ? broken : <AfterPaint>{children}</AfterPaint>
  }
}

// Requesting a script costs the browser more time than rendering a module.
function AfterPaint({ children }: { readonly children: ReactNode }): ReactNode {
  return useIsPainted() ? <Suspense fallback={null}>{children}</Suspense> : null
}

/** A component whose script is fetched at its first render, never before the first paint. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the script ahead of the first render; a failure is retried there. */
  readonly preload: () => void
}

/** Makes a lazy component; a script that cannot be loaded renders nothing. */
export function lazyComponent<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
): LazyComponent<Props> {
  const Loaded = lazy(async () => ({ default: await fetch() })) as unknown as FunctionComponent<Props>
  const Lazy = (props: Props) => (
    <LazyBoundary>
      <Loaded {...props} />
    </LazyBoundary>
  )
  return Object.assign(Lazy, { preload: () => void fetch().catch(() => undefined) })
}

/** A module without components that is fetched on demand. */
export interface LazyModule<Module> {
  /** `undefined` until loaded. */
  readonly current: Module | undefined
  /** Fetches the module; shares a pending request and retries after a failure. */
  readonly load: () => Promise<Module>
}

/** Makes a lazy module. */
export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let current: Module | undefined
  let loading: Promise<Module> | undefined
  return {
    get current() {
      return current
    },
    load() {
      loading ??= fetch().then((loaded) => (current = loaded))
      loading.catch(() => (loading = undefined))
      return loading
    },
  }
}
