import type { RichNode } from './rich-node.ts'

/** Whether rich text has visible content: text, a picture or a rule. */
export function hasContent(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === 'string') return node.trim() !== ''
    return node.tag === 'img' || node.tag === 'hr' || hasContent(node.children ?? [])
  })
}
