import { NodeId } from '@mallwright/contract/document'
import type { Document, Node } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { bodyOf } from '../geometry/rect.ts'
import { SmallPage } from '../studio/drawn-page/small-page.tsx'
import { resting } from './resting.ts'

/** What a block holds as buyers would see it, small. */
export function BlockThumbnail({ content }: { readonly content: Document }): ReactNode {
  const page = useMemo(() => compilePage(standing(resting(content)), ''), [content])
  return <SmallPage page={page} />
}

/** Items that lay freely in a container get one again, as large as they need it. */
function standing(content: Document): Document {
  const tops = content.children.flatMap((id) => content.nodes[id] ?? [])
  const rects = tops.flatMap(({ rect }) => rect ?? [])
  if (rects.length < tops.length || rects.length === 0) return content
  const { x, y, height } = bodyOf(rects)
  const id = NodeId.parse('around')
  const moved = tops.map((node): Node => {
    const { rect } = node
    return rect ? { ...node, rect: { ...rect, x: rect.x - Math.min(x, 20), y: rect.y - y } } : node
  })
  const around = { id, module: 'free-container', version: 0, props: { height }, children: [...content.children] }
  const nodes = Object.fromEntries(moved.map((node) => [node.id, node]))
  return { ...content, children: [id], nodes: { ...content.nodes, ...nodes, [id]: around } }
}
