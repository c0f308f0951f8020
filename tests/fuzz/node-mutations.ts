import { LINKED_BLOCK } from '@mallwright/contract/document'
import { DEFINITIONS, SITE_PARTS } from '@mallwright/modules/definitions'

import { addNode, anyChildren, anyNode, isHolder, nodesOfDraft, setOwn } from './fuzz-draft.ts'
import type { FuzzDraft, Mutation } from './fuzz-draft.ts'

const TYPES = [...Object.keys(DEFINITIONS), ...Object.keys(SITE_PARTS), LINKED_BLOCK]

/** Unknown module names, some of them inherited by every object. */
const STRANGE_TYPES = [
  'hologram',
  'acme.riddle',
  '__proto__',
  'constructor',
  'toString',
  'a\u0000',
  '\ud800',
  ' text',
  'TEXT',
]

const STRANGE_IDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '0',
  '-1',
  ' ',
  '\ud800',
  '"><b>',
  'a.b',
  'x'.repeat(64),
]

const SHOWINGS: readonly unknown[] = [
  {},
  { from: '2026-11-11 00:00', until: '2026-11-10 00:00' },
  { from: '2000-01-01 00:00' },
  { from: '0000-00-00 00:00', until: '9999-12-31 23:59' },
  { until: '2026-02-30 24:00' },
  { until: '1999-01-01 00:00' },
  { audiences: [] },
  { audiences: ['visitor', 'visitor', 'vip'] },
  { locales: ['zh'] },
  { locales: ['xx', '__proto__'] },
  { regions: ['北京'], __proto__: { from: 'x' } },
  { from: null },
  { audiences: 'team' },
  'always',
  null,
  [],
]

const RECTS: readonly unknown[] = [
  { x: -1e9, y: 1e9, width: 0, height: -5 },
  { x: 0.1, y: 1e-300, width: 1e300, height: 1e308 },
  { x: 1, y: 2 },
  { x: '1', y: 2, width: 3, height: 4 },
  { x: 0, y: 0, width: 20, height: 20, extra: true },
  [0, 0, 10, 10],
  null,
]

function onNode(change: (node: Record<string, unknown>, draft: FuzzDraft) => void): Mutation {
  return (draft) => {
    const node = anyNode(draft)
    if (node) change(node, draft)
  }
}

/** Renames a node id everywhere. */
function renameId(draft: FuzzDraft): void {
  const node = anyNode(draft)
  const { nodes } = draft.document
  const before = node?.['id']
  if (!node || !isHolder(nodes) || typeof before !== 'string') return
  const id = draft.random.pick(STRANGE_IDS)
  delete nodes[before]
  node['id'] = id
  setOwn(nodes, id, node)
  for (const holder of [draft.document, ...nodesOfDraft(draft)])
    if (Array.isArray(holder['children']))
      holder['children'] = holder['children'].map((one) => (one === before ? id : one))
}

/** Adds an existing node to another, invalid parent. */
function hangElsewhere(draft: FuzzDraft): void {
  const node = anyNode(draft)
  const target = anyNode(draft)
  if (!node || !target || node === target) return
  for (const holder of [draft.document, ...nodesOfDraft(draft)])
    if (Array.isArray(holder['children'])) holder['children'] = holder['children'].filter((one) => one !== node['id'])
  target['children'] = [...(Array.isArray(target['children']) ? target['children'] : []), node['id']]
}

/** A chain of nested nodes. */
function chain(draft: FuzzDraft): void {
  const { random } = draft
  const types = random.pick([['tag-tabs', 'tab-page'], ['free-container'], ['tab-page'], ['hologram'], TYPES])
  const depth = random.pick([3, 8, 20, 33, 200, 1500, 4900])
  let children = Array.isArray(draft.document['children']) ? (draft.document['children'] as unknown[]) : []
  for (let level = 0; level < depth; level++) {
    const own: unknown[] = []
    const rect = random.chance(0.2) ? { rect: { x: 0, y: 0, width: 50, height: 50 } } : {}
    addNode(draft, { id: `chain-${level}`, module: types[level % types.length], children: own, ...rect }, children)
    children = own
  }
}

function manyNodes(draft: FuzzDraft): void {
  const children = anyChildren(draft)
  const module = draft.random.pick(['text', 'spacer', 'button', 'hologram'])
  for (let count = draft.random.pick([50, 300, 5001]); count > 0; count--)
    addNode(draft, { id: `many-${count}`, module }, children)
}

/** Mutations of nodes and their nesting. */
export const NODE_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'other module': onNode((node, { random }) => (node['module'] = random.pick(TYPES))),
  'unknown module': onNode((node, { random }) => (node['module'] = random.pick(STRANGE_TYPES))),
  'other version': onNode(
    (node, { random }) => (node['version'] = random.pick<unknown>([1, 7, 99, -1, 0.5, 2 ** 53, '0', null])),
  ),
  'other format': (draft) =>
    (draft.document['format'] = draft.random.pick<unknown>([2, 99, 0, -1, 1.5, '1', null, [1]])),
  'broken showing': onNode((node, { random }) => (node['showing'] = random.pick(SHOWINGS))),
  'broken rect': onNode((node, { random }) => (node['rect'] = random.pick(RECTS))),
  'rect dropped': onNode((node) => delete node['rect']),
  'flags of other types': onNode((node, { random }) => {
    node[random.pick(['isHidden', 'isLocked', 'name', 'children', 'props'])] = random.pick<unknown>([
      true,
      1,
      'x',
      null,
      [],
      {},
    ])
  }),
  'all hidden': (draft) => nodesOfDraft(draft).forEach((node) => (node['isHidden'] = true)),
  'strange id': renameId,
  'id that differs from its key': onNode((node, { random }) => (node['id'] = random.pick(STRANGE_IDS))),
  'held twice': (draft) => anyChildren(draft)?.push(anyNode(draft)?.['id']),
  'child that is not there': (draft) => anyChildren(draft)?.push(draft.random.pick(STRANGE_IDS)),
  'held by nothing': (draft) => void addNode(draft, {}, undefined),
  'ring of ids': (draft) => {
    const [one, other] = [anyNode(draft), anyNode(draft)]
    if (!one || !other) return
    one['children'] = [other['id']]
    other['children'] = [one['id']]
  },
  'children on a leaf': (draft) => {
    const own: unknown[] = []
    const node = anyNode(draft)
    if (node && !Array.isArray(node['children'])) node['children'] = own
    addNode(draft, { module: draft.random.pick(TYPES) }, own)
  },
  'children dropped': onNode((node) => delete node['children']),
  'wrong nesting': hangElsewhere,
  'part on the page': (draft) =>
    void addNode(
      draft,
      { module: draft.random.pick(['tab-page', ...Object.keys(SITE_PARTS), LINKED_BLOCK]) },
      anyChildren(draft),
    ),
  'tabs in tabs': (draft) => {
    const inner = addNode(draft, { id: 'inner-tabs', module: 'tag-tabs', children: [] }, undefined)
    const tab = addNode(draft, { id: 'outer-tab', module: 'tab-page', children: [inner] }, undefined)
    addNode(
      draft,
      { id: 'outer-tabs', module: 'tag-tabs', children: [tab, ...(draft.random.chance(0.5) ? [] : [])] },
      anyChildren(draft),
    )
  },
  'free item without a place': (draft) => {
    const item = addNode(draft, { id: 'item', module: draft.random.pick(TYPES) }, undefined)
    addNode(draft, { id: 'free', module: 'free-container', children: [item] }, anyChildren(draft))
  },
  'place in the flow': (draft) => void addNode(draft, { rect: draft.random.pick(RECTS) }, anyChildren(draft)),
  'strange title': (draft) =>
    (draft.document['title'] = draft.random.pick<unknown>(['\ud800', '长'.repeat(60), 'x'.repeat(61), 7, '\u0000'])),
  'strange look': (draft) =>
    (draft.document['look'] = draft.random.pick<unknown>([
      { background: '#FFF' },
      { background: 'red' },
      {},
      null,
      [],
      { background: '', own: [1] },
    ])),
}

/** Mutations that enlarge documents; used by few cases. */
export const HEAVY_NODE_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'chain of nodes': chain,
  'many nodes': manyNodes,
}
