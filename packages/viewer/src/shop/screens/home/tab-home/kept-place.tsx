import type { CompiledNode } from '@mallwright/contract/document'
import { Component } from 'react'
import type { ReactNode } from 'react'

interface Props {
  readonly nodes: readonly CompiledNode[]
  readonly isShown: boolean
  readonly children: ReactNode
}

interface Place {
  readonly element: Element
  readonly top: number
}

/**
 * Keeps what is being read where it is when a module above it comes or goes. Browsers with scroll anchoring do it by
 * themselves; the others (Safari) are scrolled by as much as the page moved. A class, because only a class can look
 * at the page right before it changes.
 */
export class KeptPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Place | null {
    const { nodes, isShown } = this.props
    const isAnchored = globalThis.CSS?.supports?.('overflow-anchor', 'auto') ?? false
    // At its very top a page shows what is new there, as anchoring browsers do.
    if (before.nodes === nodes || !isShown || isAnchored || window.scrollY === 0) return null
    const staying = new Set<string>(nodes.map(({ id }) => id))
    for (const element of document.querySelectorAll<HTMLElement>('.mw-page > [data-node]')) {
      const { top, bottom } = element.getBoundingClientRect()
      if (bottom > 0 && staying.has(element.dataset['node'] ?? '')) return { element, top }
    }
    return null
  }

  override componentDidUpdate(_before: Props, _state: unknown, place: Place | null): void {
    const movedBy = place ? place.element.getBoundingClientRect().top - place.top : 0
    if (movedBy !== 0) window.scrollBy(0, movedBy)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
