import type { RichElement, RichNode } from '@mallwright/contract/rich-text'
import { createElement } from 'react'
import type { CSSProperties, ReactNode } from 'react'

/** Draws an element in a host's own way; `undefined` leaves it as it stands. */
export type RenderRichElement = (
  element: RichElement,
  children: readonly ReactNode[],
  key: number,
) => ReactNode | undefined

/** Draws formatted text. Its tree was checked when it was read, so every tag and attribute may be drawn as it stands. */
export function RichNodes(props: {
  readonly nodes: readonly RichNode[]
  readonly draw?: RenderRichElement
}): ReactNode {
  const { nodes, draw } = props
  return nodes.map((node, key) => drawNode(node, key, draw))
}

function drawNode(node: RichNode, key: number, draw: RenderRichElement | undefined): ReactNode {
  if (typeof node === 'string') return node
  const { tag, children: inside, align, ...attributes } = node
  const children = inside?.map((child, index) => drawNode(child, index, draw))
  const own = draw?.(node, children ?? [], key)
  if (own !== undefined) return own
  const style: CSSProperties | undefined = align && { textAlign: align }
  const props = { key, ...attributes, ...(style && { style }), ...(tag === 'img' && { loading: 'lazy' }) }
  return children ? createElement(tag, props, ...children) : createElement(tag, props)
}
