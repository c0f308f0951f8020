import type { Document, NodeId } from '@mallwright/contract/document'
import { DEFINITIONS, initialPartDocument, SITE_PARTS } from '@mallwright/modules/definitions'
import { SAMPLES, maximalProps } from '@mallwright/modules/samples'

import type { FuzzDraft, Mutation, PlainObject } from './fuzz-draft.ts'
import { HEAVY_NODE_MUTATIONS, NODE_MUTATIONS } from './node-mutations.ts'
import { randomOf } from './random.ts'
import { HEAVY_MUTATIONS, VALUE_MUTATIONS } from './value-mutations.ts'

/** Valid document that cases derive from, and its page or site part. */
export interface BaseDocument {
  readonly column: string
  readonly document: Document
}

/** One broken document. */
export interface FuzzCase {
  readonly index: number
  /** Column of the save: a page, or a site part. */
  readonly column: string
  /** Serialized document as it would arrive. */
  readonly text: string
  readonly mutations: readonly string[]
}

/** Pages that cases are saved to. */
export const FUZZ_PAGES = ['home', 'fuzz-a', 'fuzz-b'] as const

const LIGHT = Object.entries({ ...VALUE_MUTATIONS, ...NODE_MUTATIONS })
const HEAVY = Object.entries({ ...HEAVY_MUTATIONS, ...HEAVY_NODE_MUTATIONS })

/** Share of cases with a heavy mutation. */
const HEAVY_SHARE = 1 / 12

function pageOf(type: string, props: Readonly<Record<string, unknown>>, version: number): Document {
  const id = 'a' as NodeId
  const accepts = DEFINITIONS[type]?.accepts
  const inner = accepts?.types === 'modules' ? ['text', 'product-list'] : (accepts?.types ?? [])
  const rect = accepts?.arrangement === 'free' ? { rect: { x: 10, y: 10, width: 100, height: 40 } } : {}
  const children = inner.map((module, index) => {
    const childList = DEFINITIONS[module]?.accepts && { children: [] }
    return {
      id: `a${index}` as NodeId,
      module,
      version: DEFINITIONS[module]?.version ?? 0,
      props: {},
      ...rect,
      ...childList,
    }
  })
  const node = { id, module: type, version, props, ...(accepts && { children: children.map((child) => child.id) }) }
  return {
    format: 1,
    title: '页面',
    look: { background: '#f5f6f8' },
    children: [id],
    nodes: Object.fromEntries([node, ...children].map((definition) => [definition.id, definition])),
  }
}

/** Base documents: all stored samples, all modules with maximal props, the site parts, and the given pages. */
export function baseDocumentsOf(pages: readonly Document[]): BaseDocument[] {
  const stored = SAMPLES.flatMap(({ type, versions, states }) => [
    ...versions.map((props, version) => pageOf(type, props, version)),
    ...Object.values(states).map((props) => pageOf(type, props, DEFINITIONS[type]?.version ?? 0)),
  ])
  const full = Object.values(DEFINITIONS).map((definition) =>
    pageOf(definition.type, maximalProps(definition.fields), definition.version),
  )
  const parts = Object.values(SITE_PARTS).flatMap(({ type, fields }) => {
    const first = initialPartDocument(type)
    const [id] = first?.children ?? []
    const node = id && first?.nodes[id]
    if (!first || !node) return []
    return [first, { ...first, nodes: { [id]: { ...node, props: maximalProps(fields) } } }].map((document) => ({
      column: type,
      document,
    }))
  })
  // Large pages are weighted like all samples of one kind together.
  const repeated = pages.flatMap((page) => Array.from({ length: 6 }, () => page))
  return [...[...stored, ...full, ...repeated].map((document) => ({ column: '', document })), ...parts]
}

/** Case of an index; deterministic for the same seed and base documents. */
export function createFuzzCase(seed: number, index: number, bases: readonly BaseDocument[]): FuzzCase {
  const random = randomOf(seed, index)
  const base = random.pick(bases)
  const raws: string[] = []
  const draft: FuzzDraft = {
    // Not a structured clone: samples share objects, and only one of them is to be mutated.
    document: JSON.parse(JSON.stringify(base.document)) as PlainObject,
    random,
    raw: (text) => `@@raw${raws.push(text) - 1}@@`,
  }
  const chosen: (readonly [string, Mutation])[] = Array.from({ length: random.pick([1, 1, 2, 3, 5]) }, () =>
    random.pick(LIGHT),
  )
  if (random.chance(HEAVY_SHARE)) chosen.unshift(random.pick(HEAVY))
  for (const [, mutate] of chosen) mutate(draft)
  const text = JSON.stringify(draft.document).replaceAll(
    /"@@raw(\d+)@@"/g,
    (_, number) => raws[Number(number)] ?? 'null',
  )
  const column = base.column || FUZZ_PAGES[index % FUZZ_PAGES.length] || 'home'
  return { index, column, text, mutations: chosen.map(([name]) => name) }
}
