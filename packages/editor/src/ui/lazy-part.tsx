import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useIsPainted } from './first-paint.ts'

interface Props {
  readonly children: ReactNode
  /** Stands in its place when its script cannot be loaded; nothing when absent. */
  readonly broken?: ReactNode
}

/** A part whose script is loaded when it is first needed, but never before the studio's first paint. Draws nothing until then. */
export class LazyPart extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { children, broken = null } = this.props
    return this.state.isBroken ? broken : <AfterPaint>{children}</AfterPaint>
  }
}

/** Asking for a script takes the browser longer than drawing a module does. */
function AfterPaint({ children }: { readonly children: ReactNode }): ReactNode {
  return useIsPainted() ? <Suspense fallback={null}>{children}</Suspense> : null
}
