import * as z from 'zod/mini'

import { Node, NodeId } from './node.ts'

/** The document format that this build writes. A higher one opens read-only. */
export const DOCUMENT_FORMAT = 1

/** The most characters of a page's title. */
export const MAX_TITLE = 60

/** The most nodes that one page may hold. */
export const MAX_NODES = 5000

/** The most levels of nodes in each other: the page's own nodes are the first. */
export const MAX_NESTING = 32

/** The most levels of lists and objects in each other anywhere in a document, so that whatever reads it may call itself. */
export const MAX_DEPTH = 100

/** A colour as documents store it: `#rgb`, `#rrggbb`, `#rrggbbaa` or the empty string for none. */
export const Colour = z.string().check(z.regex(/^$|^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i))

/** How a page looks as a whole. */
export const PageStyle = z.looseObject({
  background: Colour,
})
export type PageStyle = z.infer<typeof PageStyle>

/** What a super user edits and publishes: one page. `children` is the sequence of modules, top to bottom. */
export const Document = z.looseObject({
  format: z.int().check(z.positive()),
  title: z.string().check(z.maxLength(MAX_TITLE)),
  look: PageStyle,
  children: z.array(NodeId),
  nodes: z.record(NodeId, Node),
})
export type Document = z.infer<typeof Document>

/** A page with nothing on it. */
export function emptyDocument(title: string): Document {
  return { format: DOCUMENT_FORMAT, title, look: { background: '' }, children: [], nodes: {} }
}
