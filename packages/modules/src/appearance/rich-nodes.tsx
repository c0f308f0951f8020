import type { RichNode } from '@mallwright/contract'
import { createElement } from 'react'
import type { CSSProperties, ReactNode } from 'react'

/** Draws formatted text. Its tree was checked when it was read, so every tag and attribute may be drawn as it stands. */
export function RichNodes({ nodes }: { readonly nodes: readonly RichNode[] }): ReactNode {
  return nodes.map(drawNode)
}

function drawNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, children, align, ...attributes } = node
  const style: CSSProperties | undefined = align && { textAlign: align }
  const props = { key, ...attributes, ...(style && { style }), ...(tag === 'img' && { loading: 'lazy' }) }
  return children ? createElement(tag, props, ...children.map(drawNode)) : createElement(tag, props)
}
