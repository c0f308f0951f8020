import type { Document, Node } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'

/** A copy of the document with autoplay switched off, for previews. */
export function withoutAutoplay(content: Document): Document {
  const nodes = Object.values(content.nodes).map((node): Node => {
    const isMoving = definitionOf(node.module)?.fields['isAutoplay'] !== undefined
    return isMoving ? { ...node, props: { ...node.props, isAutoplay: false } } : node
  })
  return { ...content, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
}
