import type { CompiledNode } from '@mallwright/contract/document'
import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  readonly nodes: readonly CompiledNode[]
  readonly isVisible: boolean
  readonly children: ReactNode
}

interface Anchor {
  readonly element: Element
  readonly top: number
}

/**
 * Scroll anchoring for browsers without it (Safari): compensates for modules that are inserted or removed above the
 * viewport. A class component, for `getSnapshotBeforeUpdate`.
 */
export class ScrollAnchor extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Anchor | null {
    const { nodes, isVisible } = this.props
    const isAnchored = globalThis.CSS?.supports?.('overflow-anchor', 'auto') ?? false
    // At the very top new content is shown, as browsers with scroll anchoring do.
    if (before.nodes === nodes || !isVisible || isAnchored || window.scrollY === 0) return null
    const remaining = new Set<string>(nodes.map(({ id }) => id))
    for (const element of document.querySelectorAll<HTMLElement>('.mw-page > [data-node]')) {
      const { top, bottom } = element.getBoundingClientRect()
      if (bottom > 0 && remaining.has(element.dataset['node'] ?? '')) return { element, top }
    }
    return null
  }

  override componentDidUpdate(_before: Props, _state: unknown, anchor: Anchor | null): void {
    const movedBy = anchor ? anchor.element.getBoundingClientRect().top - anchor.top : 0
    if (movedBy !== 0) window.scrollBy(0, movedBy)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
