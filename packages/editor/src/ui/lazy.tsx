import { Component, lazy, Suspense, useState } from 'react'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'

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

/** Props of what stands for a script that did not load. */
export interface Retry {
  /** Requests the script again. */
  readonly retry: () => void
}

/** Makes a lazy component. One whose script cannot be loaded renders `Broken` or nothing, and is requested again by `retry` or its next mount. */
export function lazyComponent<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
  Broken?: ComponentType<Retry>,
): LazyComponent<Props> {
  // `lazy` keeps a failure for ever, so each failure is followed by a new one.
  const attempt = () => {
    const load = () =>
      fetch().catch((error: unknown) => {
        next = attempt()
        throw error
      })
    return lazy(async () => ({ default: await load() })) as unknown as FunctionComponent<Props>
  }
  let next = attempt()
  const Lazy = (props: Props) => {
    const [{ Loaded, turn }, setLoaded] = useState(() => ({ Loaded: next, turn: 0 }))
    const retry = () => setLoaded((before) => ({ Loaded: next, turn: before.turn + 1 }))
    return (
      <LazyBoundary key={turn} broken={Broken && <Broken retry={retry} />}>
        <Loaded {...props} />
      </LazyBoundary>
    )
  }
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
