import { DOCUMENT_FORMAT, NodeId, checkDocument } from '@mallwright/contract/document'
import type { BlockContents, Document } from '@mallwright/contract/document'
import { parseUrl } from '@mallwright/contract/link'
import * as z from 'zod/mini'

import type { Clipping } from '../../../commands/kit/clipping.ts'
import { persistedValue } from '../../../ui/use-persisted.ts'

/** Maximum length of a clipping: the size of a page with 5,000 modules. */
export const MAX_CLIPPING_LENGTH = 8 * 1024 * 1024

/** Format written by this build. */
const CLIPPING_FORMAT = 1

/** Metadata of a clipping; its nodes are checked as a document. */
const Envelope = z.object({
  format: z.int().check(z.positive()),
  /** Origin of the source site, to resolve its own file addresses elsewhere. */
  origin: z.string().check(z.maxLength(300)),
  children: z.array(NodeId).check(z.minLength(1)),
  nodes: z.record(NodeId, z.unknown()),
  from: z.array(
    z.object({
      parentId: z.optional(NodeId),
      parentModule: z.optional(z.string().check(z.maxLength(80))),
      index: z.int().check(z.nonnegative()),
    }),
  ),
  /** Contents of linked blocks by id, for sites that do not have them. */
  blocks: z.optional(z.record(z.string(), z.unknown())),
})

/** Result of reading a clipping. */
export type ReadClipping =
  | { readonly kind: 'clipping'; readonly clipping: Clipping; readonly blocks: BlockContents }
  | { readonly kind: 'broken' | 'newer' | 'tooLarge' }

/** Keys that would reach into an object's prototype. */
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']

/** Serialises a clipping with the contents of its linked blocks; `undefined` when too large. */
export function writeClipping(clipping: Clipping, origin: string, blocks: BlockContents = {}): string | undefined {
  const json = JSON.stringify({
    format: CLIPPING_FORMAT,
    origin,
    ...clipping,
    ...(Object.keys(blocks).length > 0 && { blocks }),
  })
  return json.length > MAX_CLIPPING_LENGTH ? undefined : json
}

/** Parses untrusted clipboard data. Never throws. */
export function readClipping(json: string, origin: string): ReadClipping {
  if (json.length > MAX_CLIPPING_LENGTH) return { kind: 'tooLarge' }
  const parsed = Envelope.safeParse(tryParse(json))
  if (!parsed.success) return { kind: 'broken' }
  const { format, children, nodes, from } = parsed.data
  if (format > CLIPPING_FORMAT) return { kind: 'newer' }
  const document: unknown = { format: DOCUMENT_FORMAT, title: '', look: { background: '' }, children, nodes }
  const checked = checkDocument(document)
  if (!checked.ok) return { kind: 'broken' }
  const own = parsed.data.origin
  return {
    kind: 'clipping',
    clipping: withAddresses({ children, nodes: checked.document.nodes, from }, own, origin),
    blocks: readBlocks(parsed.data.blocks ?? {}, (document) => ({
      ...document,
      nodes: { ...withAddresses(document, own, origin).nodes },
    })),
  }
}

/** Valid block contents; others are dropped. */
function readBlocks(
  blocks: Readonly<Record<string, unknown>>,
  complete: (content: Document) => Document,
): BlockContents {
  const read = Object.entries(blocks).flatMap(([id, value]) => {
    const checked = checkDocument(value)
    return checked.ok ? [[id, complete(checked.document)] as const] : []
  })
  return Object.fromEntries(read)
}

/** Deeply nested lists overflow the reviver, which counts as invalid JSON. */
function tryParse(json: string): unknown {
  try {
    return JSON.parse(json, (key, value: unknown) => (FORBIDDEN_KEYS.includes(key) ? undefined : value))
  } catch {
    return undefined
  }
}

/** Host-relative file addresses of the source site. */
const OWN_FILE = /^\/(?![/\\])[^\s]*\/alc-oss\/handle\/downLoad\//

/** Makes file addresses of another site absolute. */
function withAddresses(clipping: Clipping, from: string, to: string): Clipping {
  const origin = originOf(from)
  if (origin === undefined || origin === to) return clipping
  const complete = (value: unknown): unknown => {
    if (typeof value === 'string') return OWN_FILE.test(value) ? `${origin}${value}` : value
    if (Array.isArray(value)) return value.map(complete)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, content]) => [key, complete(content)]))
  }
  const nodes = Object.values(clipping.nodes).map((node) => ({
    ...node,
    props: complete(node.props) as typeof node.props,
  }))
  return { ...clipping, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
}

function originOf(text: string): string | undefined {
  return /^https?:\/\//.test(text) ? parseUrl(text)?.origin : undefined
}

const LastClipping = z.object({
  json: z.string().check(z.maxLength(MAX_CLIPPING_LENGTH)),
  /** Text of the system clipboard, to detect that nothing else was copied. */
  text: z.string().check(z.maxLength(MAX_CLIPPING_LENGTH)),
})

/** The last clipping of this browser, for when the system clipboard cannot be read or holds only text. */
export const lastClipping = persistedValue<z.infer<typeof LastClipping> | undefined>(
  'clipping',
  z.optional(LastClipping),
  undefined,
)
