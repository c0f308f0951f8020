import { LINKED_BLOCK } from '@mallwright/contract/document'
import { DEFINITIONS, SITE_PARTS } from '@mallwright/modules/definitions'

import { addNode, pickChildren, pickNode, isObject, nodesOfDraft, setOwn } from './fuzz-draft.ts'
import type { FuzzDraft, Mutation } from './fuzz-draft.ts'

const TYPES = [...Object.keys(DEFINITIONS), ...Object.keys(SITE_PARTS), LINKED_BLOCK]

/** Unknown module names, some of them inherited by every object. */
const UNKNOWN_TYPES = [
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

const UNUSUAL_IDS = [
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

const VISIBILITY_RULES: readonly unknown[] = [
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

function mutateNode(change: (node: Record<string, unknown>, draft: FuzzDraft) => void): Mutation {
  return (draft) => {
    const node = pickNode(draft)
    if (node) change(node, draft)
  }
}

/** Renames a node id everywhere. */
function renameId(draft: FuzzDraft): void {
  const node = pickNode(draft)
  const { nodes } = draft.document
  const before = node?.['id']
  if (!node || !isObject(nodes) || typeof before !== 'string') return
  const id = draft.random.pick(UNUSUAL_IDS)
  delete nodes[before]
  node['id'] = id
  setOwn(nodes, id, node)
  for (const owner of [draft.document, ...nodesOfDraft(draft)])
    if (Array.isArray(owner['children']))
      owner['children'] = owner['children'].map((one) => (one === before ? id : one))
}

/** Adds an existing node to another, invalid parent. */
function moveToInvalidParent(draft: FuzzDraft): void {
  const node = pickNode(draft)
  const target = pickNode(draft)
  if (!node || !target || node === target) return
  for (const owner of [draft.document, ...nodesOfDraft(draft)])
    if (Array.isArray(owner['children'])) owner['children'] = owner['children'].filter((one) => one !== node['id'])
  target['children'] = [...(Array.isArray(target['children']) ? target['children'] : []), node['id']]
}

/** A chain of nested nodes. */
function addChain(draft: FuzzDraft): void {
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

function addManyNodes(draft: FuzzDraft): void {
  const children = pickChildren(draft)
  const module = draft.random.pick(['text', 'spacer', 'button', 'hologram'])
  for (let count = draft.random.pick([50, 300, 5001]); count > 0; count--)
    addNode(draft, { id: `many-${count}`, module }, children)
}

/** Mutations of nodes and their nesting. */
export const NODE_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'other module': mutateNode((node, { random }) => (node['module'] = random.pick(TYPES))),
  'unknown module': mutateNode((node, { random }) => (node['module'] = random.pick(UNKNOWN_TYPES))),
  'other version': mutateNode(
    (node, { random }) => (node['version'] = random.pick<unknown>([1, 7, 99, -1, 0.5, 2 ** 53, '0', null])),
  ),
  'other format': (draft) =>
    (draft.document['format'] = draft.random.pick<unknown>([2, 99, 0, -1, 1.5, '1', null, [1]])),
  'broken visibility rule': mutateNode((node, { random }) => (node['showing'] = random.pick(VISIBILITY_RULES))),
  'broken rect': mutateNode((node, { random }) => (node['rect'] = random.pick(RECTS))),
  'rect dropped': mutateNode((node) => delete node['rect']),
  'flags of other types': mutateNode((node, { random }) => {
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
  'unusual id': renameId,
  'id that differs from its key': mutateNode((node, { random }) => (node['id'] = random.pick(UNUSUAL_IDS))),
  'repeated child': (draft) => pickChildren(draft)?.push(pickNode(draft)?.['id']),
  'missing child': (draft) => pickChildren(draft)?.push(draft.random.pick(UNUSUAL_IDS)),
  'orphaned node': (draft) => void addNode(draft, {}, undefined),
  'cycle of ids': (draft) => {
    const [first, second] = [pickNode(draft), pickNode(draft)]
    if (!first || !second) return
    first['children'] = [second['id']]
    second['children'] = [first['id']]
  },
  'children on a leaf': (draft) => {
    const own: unknown[] = []
    const node = pickNode(draft)
    if (node && !Array.isArray(node['children'])) node['children'] = own
    addNode(draft, { module: draft.random.pick(TYPES) }, own)
  },
  'children dropped': mutateNode((node) => delete node['children']),
  'wrong nesting': moveToInvalidParent,
  'module with a missing parent': (draft) =>
    void addNode(
      draft,
      { module: draft.random.pick(['tab-page', ...Object.keys(SITE_PARTS), LINKED_BLOCK]) },
      pickChildren(draft),
    ),
  'tabs in tabs': (draft) => {
    const inner = addNode(draft, { id: 'inner-tabs', module: 'tag-tabs', children: [] }, undefined)
    const tab = addNode(draft, { id: 'outer-tab', module: 'tab-page', children: [inner] }, undefined)
    addNode(
      draft,
      { id: 'outer-tabs', module: 'tag-tabs', children: [tab, ...(draft.random.chance(0.5) ? [] : [])] },
      pickChildren(draft),
    )
  },
  'free item without a rect': (draft) => {
    const item = addNode(draft, { id: 'item', module: draft.random.pick(TYPES) }, undefined)
    addNode(draft, { id: 'free', module: 'free-container', children: [item] }, pickChildren(draft))
  },
  'rect in the flow': (draft) => void addNode(draft, { rect: draft.random.pick(RECTS) }, pickChildren(draft)),
  'broken title': (draft) =>
    (draft.document['title'] = draft.random.pick<unknown>(['\ud800', '长'.repeat(60), 'x'.repeat(61), 7, '\u0000'])),
  'broken page style': (draft) =>
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
  'chain of nodes': addChain,
  'many nodes': addManyNodes,
}
