import { DOCUMENT_FORMAT, NodeId, checkDocument } from '@mallwright/contract/document'
import type { BlockContents, Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import type { Clipping } from '../../../commands/kit/clipping.ts'
import { persistedValue } from '../../../ui/persisted-value.ts'

/** The most characters that a clipping may have: the size of a page of 5,000 modules. */
export const MAX_CLIPPING_LENGTH = 8 * 1024 * 1024

/** The format that this build writes. */
const CLIPPING_FORMAT = 1

/** What travels besides the nodes themselves, which are checked as a document. */
const Envelope = z.object({
  format: z.int().check(z.positive()),
  /** The site that it was copied on: addresses of its own are completed by it elsewhere. */
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
  /** What the blocks hold that the nodes link to, by their ids: for where the site does not know them. */
  blocks: z.optional(z.record(z.string(), z.unknown())),
})

/** What a text is as a clipping. */
export type ReadClipping =
  | { readonly kind: 'part'; readonly part: Clipping; readonly blocks: BlockContents }
  | { readonly kind: 'broken' | 'newer' | 'tooLarge' }

/** Names that would reach into an object instead of being a part of it. */
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']

/** Writes a part, with what the blocks hold that it links to, as the clipboard carries it; `undefined` when it is too large. */
export function writeClipping(part: Clipping, origin: string, blocks: BlockContents = {}): string | undefined {
  const json = JSON.stringify({
    format: CLIPPING_FORMAT,
    origin,
    ...part,
    ...(Object.keys(blocks).length > 0 && { blocks }),
  })
  return json.length > MAX_CLIPPING_LENGTH ? undefined : json
}

/** Reads what a clipboard carries, which anybody may have written. Never throws. */
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
    kind: 'part',
    part: withAddresses({ children, nodes: checked.document.nodes, from }, own, origin),
    blocks: readBlocks(parsed.data.blocks ?? {}, (document) => ({
      ...document,
      nodes: { ...withAddresses(document, own, origin).nodes },
    })),
  }
}

/** The blocks that are documents; the others are left out. */
function readBlocks(blocks: Readonly<Record<string, unknown>>, complete: (one: Document) => Document): BlockContents {
  const read = Object.entries(blocks).flatMap(([id, value]) => {
    const checked = checkDocument(value)
    return checked.ok ? [[id, complete(checked.document)] as const] : []
  })
  return Object.fromEntries(read)
}

/** Lists in each other without end make the reviver fail, which counts as no JSON. */
function tryParse(json: string): unknown {
  try {
    return JSON.parse(json, (key, value: unknown) => (FORBIDDEN_KEYS.includes(key) ? undefined : value))
  } catch {
    return undefined
  }
}

/** Files of the site that it was copied on; there they have no host. */
const OWN_FILE = /^\/(?![/\\])[^\s]*\/alc-oss\/handle\/downLoad\//

/** Pictures and videos keep their addresses; one of another site gets that site's host. */
function withAddresses(part: Clipping, from: string, to: string): Clipping {
  const origin = originOf(from)
  if (origin === undefined || origin === to) return part
  const complete = (value: unknown): unknown => {
    if (typeof value === 'string') return OWN_FILE.test(value) ? `${origin}${value}` : value
    if (Array.isArray(value)) return value.map(complete)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, complete(one)]))
  }
  const nodes = Object.values(part.nodes).map((node) => ({ ...node, props: complete(node.props) as typeof node.props }))
  return { ...part, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
}

function originOf(text: string): string | undefined {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).origin
}

const LastClipping = z.object({
  json: z.string().check(z.maxLength(MAX_CLIPPING_LENGTH)),
  /** The words that the system clipboard holds as long as nothing else was copied. */
  text: z.string().check(z.maxLength(MAX_CLIPPING_LENGTH)),
})

/** What was copied last in this browser: for where the system clipboard cannot be read, or gives its words only. */
export const lastClipping = persistedValue<z.infer<typeof LastClipping> | undefined>(
  'clipping',
  z.optional(LastClipping),
  undefined,
)
