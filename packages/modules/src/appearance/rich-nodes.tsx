import type { RichElement, RichNode } from '@mallwright/contract/rich-text'
import { createElement } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import { Anchor } from './anchor.tsx'

/** Renders an element in a custom way; `undefined` falls back to the default. */
export type RenderRichElement = (
  element: RichElement,
  children: readonly ReactNode[],
  key: number,
) => ReactNode | undefined

/** Renders rich text. The tree was validated when it was read, so tags and attributes are safe. */
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
  const type = tag === 'a' ? Anchor : tag
  return children ? createElement(type, props, ...children) : createElement(type, props)
}
