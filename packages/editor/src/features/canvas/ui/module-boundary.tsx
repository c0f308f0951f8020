import type { Node } from '@mallwright/contract/document'
import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  readonly node: Node
  readonly fallback: ReactNode
  readonly children: ReactNode
}

interface State {
  readonly isBroken: boolean
  readonly node: Node
}

/** Error boundary of one module; retries when its node changes. */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, node: this.props.node }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ node }: Props, state: State): State | null {
    return state.node === node ? null : { isBroken: false, node }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
