import * as z from 'zod/mini'

import { escapeHtml } from './escape-html.ts'
import { RichBuilder } from './rich-builder.ts'
import { isRichTag, RICH_LIMITS, RICH_RULES } from './rich-node.ts'
import type { RichNode } from './rich-node.ts'

/** Rich text as stored in documents. Any array is accepted: forbidden nodes are dropped or lose their markup. */
export const RichText = z.pipe(
  z.array(z.unknown()),
  z.transform((parts): readonly RichNode[] => readRichText(parts)),
)
export type RichText = z.infer<typeof RichText>

/** Sanitises stored rich text of any shape. Never throws. */
export function readRichText(stored: unknown): RichText {
  const builder = new RichBuilder()
  readParts(stored, builder, 0)
  return builder.finish()
}

function readParts(parts: unknown, builder: RichBuilder, depth: number): void {
  if (!Array.isArray(parts)) return
  for (const [index, fragment] of parts.entries()) {
    if (builder.isFull()) return
    if (typeof fragment === 'string') builder.text(fragment)
    if (typeof fragment !== 'object' || fragment === null) continue
    const { tag, children } = fragment as { tag?: unknown; children?: unknown }
    if (typeof tag !== 'string' || !isRichTag(tag) || depth > RICH_LIMITS.depth) continue
    // A unique name: `close` ends exactly this element, whatever was closed in between.
    const name = `${depth}.${index}`
    builder.open(tag, fragment as Readonly<Record<string, unknown>>, name)
    readParts(children, builder, depth + 1)
    builder.close(name)
  }
}

/** Rich text as HTML; reading it again gives the same. */
export function writeHtml(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : elementHtml(node))).join('')
}

function elementHtml({ tag, children = [], align, ...attributes }: Exclude<RichNode, string>): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(String(value))}"`)
    .join('')
  const style = align === undefined ? '' : ` style="text-align:${align}"`
  const start = `<${tag}${written}${style}>`
  return RICH_RULES[tag].holds === 'void' ? start : `${start}${writeHtml(children)}</${tag}>`
}

/** Plain text of rich text, for summaries and search. */
export function plainTextOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const isApart = RICH_RULES[node.tag].role !== 'inline' || node.tag === 'br'
      return plainTextOf(node.children ?? []) + (isApart ? ' ' : '')
    })
    .join('')
}
