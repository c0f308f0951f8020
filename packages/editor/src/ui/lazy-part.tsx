import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Stands in its place when its script cannot be loaded; nothing when absent. */
  readonly broken?: ReactNode
}

/** A part whose script is loaded when it is first needed. Draws nothing until then. */
export class LazyPart extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    const { children, broken = null } = this.props
    return this.state.isBroken ? broken : <Suspense fallback={null}>{children}</Suspense>
  }
}
