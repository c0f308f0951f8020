import { LINKED_BLOCK } from '@mallwright/contract/document'
import { filesIn } from '@mallwright/contract/file'
import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { locationOf, subtreeOf } from '../kit/node-tree.ts'

type Examples = Readonly<Record<string, (document: Document) => unknown[]>>

const nodesOf = (document: Document): Node[] => Object.values(document.nodes)
const placed = (document: Document) => nodesOf(document).filter((node) => node.rect)
const freshId = (document: Document, n: number) => `sample-${nodesOf(document).length}-${n}` as NodeId

const designs = (document: Document): unknown[] => {
  const [box, item] = [freshId(document, 0), freshId(document, 1)]
  const nodes = [
    { id: box, module: 'free-container', version: 0, props: {}, children: [item], kept: '{"id":"old"}' },
    { id: item, module: 'text', version: 0, props: {}, rect: { x: 0, y: 0, width: 80, height: 30 } },
  ]
  return [
    { nodes, children: [box], mode: 'append' },
    { nodes, children: [box], mode: 'replace' },
    { nodes, children: [box], mode: 'replace', title: '年货节', background: '#ffeedd', kept: '{"list":[]}' },
  ]
}

const pasted = (document: Document): unknown[] => {
  const [box, item, other] = [freshId(document, 0), freshId(document, 1), freshId(document, 2)]
  const nodes = [
    { id: box, module: 'free-container', version: 0, props: {}, children: [item] },
    { id: item, module: 'text', version: 0, props: {}, rect: { x: 0, y: 0, width: 80, height: 30 } },
    { id: other, module: 'acme.riddle', version: 3, props: { deep: [1, { x: null }] }, secret: true },
  ]
  return [
    { nodes, insertions: [{ index: 0, nodeIds: [box, other] }] },
    {
      nodes,
      insertions: [
        { index: 999, nodeIds: [box] },
        { index: 1, nodeIds: [other] },
      ],
    },
  ]
}

/** Children of every container with several items. */
const several = (document: Document) =>
  nodesOf(document).flatMap(({ children = [] }) => (children.length > 1 ? [children] : []))
const BLOCK = '0b7b1c1e-5a5e-4c1e-9a3c-6a1f2b3c4d5e'

const linked = (document: Document): unknown[] => {
  const link = { id: freshId(document, 0), module: LINKED_BLOCK, version: 0, props: { block: BLOCK } }
  return [document.children.slice(0, 1), document.children.slice(-2)].flatMap((nodeIds) =>
    nodeIds.length > 0 ? [{ nodeIds, link }] : [],
  )
}

const unlinked = (document: Document): unknown[] => {
  const links = document.children.filter((id) => document.nodes[id]?.module === LINKED_BLOCK)
  const [box, item] = [freshId(document, 0), freshId(document, 1)]
  const nodes = [
    { id: box, module: 'free-container', version: 0, props: {}, children: [item] },
    { id: item, module: 'text', version: 0, props: {}, rect: { x: 0, y: 0, width: 80, height: 30 } },
  ]
  return links.flatMap((linkId) => [
    { linkId, children: [box], nodes },
    { linkId, children: [], nodes: [] },
  ])
}

/** A changed title, a removed module, and an equal document. */
const replaced = (document: Document) => {
  const [first] = document.children
  const gone = new Set(first ? subtreeOf(document, first).map(({ id }) => id) : [])
  const nodes = Object.fromEntries(nodesOf(document).flatMap((node) => (gone.has(node.id) ? [] : [[node.id, node]])))
  return [
    { document: { ...document, title: '合并之后' } },
    { document: { ...document, children: document.children.slice(1), nodes } },
    { document },
  ]
}

const shownFile = (id: string) => ({
  url: `/api/alc-oss/handle/downLoad/${id}/origin`,
  width: 300,
  height: 200,
  durationSec: 0,
})

/** Example inputs of each command for a document, used by the command law. May be empty for an empty document. */
export const COMMAND_EXAMPLES: Examples = {
  'node.insert': (document) => {
    const node = { id: freshId(document, 0), module: 'text', version: 0, props: { text: '你好' } }
    const container = nodesOf(document).find(({ children }) => children)
    return [
      { nodes: [node], index: 0 },
      { nodes: [node], index: 999 },
      ...(container
        ? [{ nodes: [{ ...node, rect: { x: 0, y: 0, width: 80, height: 30 } }], parentId: container.id, index: 0 }]
        : []),
    ]
  },
  'file.replace': (document) => {
    const nodeIds = nodesOf(document).map(({ id }) => id)
    const fileId = nodesOf(document).flatMap(({ props }) => filesIn(props))[0] ?? 'nowhere'
    return [{ fileId, next: shownFile('another-file'), nodeIds }]
  },
  'node.move': (document) =>
    nodesOf(document).flatMap(({ id }) => {
      const location = locationOf(document, id)
      return location
        ? [
            { nodeId: id, parentId: location.parentId, index: location.count - 1 },
            { nodeId: id, index: 0 },
          ]
        : []
    }),
  'node.remove': (document) => nodesOf(document).map(({ id }) => ({ nodeIds: [id] })),
  'node.cut': (document) => nodesOf(document).map(({ id }) => ({ nodeIds: [id] })),
  'node.paste': pasted,
  'block.insert': pasted,
  'block.link': linked,
  'block.unlink': unlinked,
  'node.duplicate': (document) => [
    ...nodesOf(document).map(({ id }) => ({
      nodeIds: [id],
      newIds: subtreeOf(document, id).map((_, index) => freshId(document, index)),
    })),
    ...several(document).map((nodeIds) => ({
      nodeIds,
      newIds: nodeIds.map((_, index) => freshId(document, index)),
      offset: { x: 7, y: 0 },
    })),
  ],
  'node.setRects': (document) =>
    ['move', 'resize', 'align', 'distribute', 'equalSize'].map((reason) => ({
      reason,
      rects: placed(document).map(({ id, rect }) => ({ nodeId: id, rect: { ...rect, x: 3, width: 50 } })),
    })),
  'node.group': (document) => several(document).map((nodeIds) => ({ nodeIds, group: 'sample' })),
  'node.ungroup': (document) => several(document).map((nodeIds) => ({ nodeIds })),
  'node.reorder': (document) =>
    [...several(document), document.children.slice(0, 2)].flatMap((nodeIds) =>
      ['first', 'earlier', 'later', 'last'].map((to) => ({ nodeIds, to })),
    ),
  'node.moveTogether': (document) => [
    { nodeIds: document.children.slice(0, 2), index: 1 },
    ...several(document).map((nodeIds) => ({ nodeIds, index: 0 })),
  ],
  'node.setGuides': (document) =>
    nodesOf(document)
      .filter(({ children }) => children)
      .flatMap(({ id }) => [
        { nodeId: id, guides: { x: [200, 40, 40], y: [] } },
        { nodeId: id, guides: { x: [], y: [] } },
      ]),
  'node.setProps': (document) =>
    nodesOf(document).flatMap(({ id, version, props }) => [
      { nodeId: id, version, props: { sample: 'changed' } },
      { nodeId: id, version, props: {}, cleared: Object.keys(props).slice(0, 1) },
    ]),
  'node.setPropsOfMany': (document) => [
    { nodeIds: [], changes: [] },
    {
      nodeIds: [],
      changes: nodesOf(document).map(({ id, version }) => ({ nodeId: id, version, props: { sample: 'changed' } })),
    },
    {
      nodeIds: nodesOf(document).map(({ id }) => id),
      changes: nodesOf(document).map(({ id, version, props }) => ({
        nodeId: id,
        version,
        props: {},
        cleared: Object.keys(props),
      })),
    },
  ],
  'node.rename': (document) =>
    nodesOf(document).flatMap(({ id }) => [
      { nodeId: id, name: '新名字' },
      { nodeId: id, name: '' },
    ]),
  'node.renameGroup': (document) =>
    several(document).flatMap((nodeIds) => [
      { nodeIds, name: '新名字' },
      { nodeIds, name: '' },
    ]),
  'node.hide': (document) =>
    [...nodesOf(document).map(({ id }) => [id]), document.children].flatMap((nodeIds) =>
      [true, false].map((isHidden) => ({ nodeIds, isHidden })),
    ),
  'node.lock': (document) =>
    [...nodesOf(document).map(({ id }) => [id]), document.children].flatMap((nodeIds) =>
      [true, false].map((isLocked) => ({ nodeIds, isLocked })),
    ),
  'node.setVisibility': (document) =>
    [...nodesOf(document).map(({ id }) => [id]), document.children].flatMap((nodeIds) =>
      [
        { from: '2026-11-11 00:00', until: '2026-11-12 00:00' },
        { audiences: ['team', 'enterprise'], locales: ['en'] },
        { from: '', audiences: ['visitor', 'individual', 'team', 'enterprise'], locales: ['zh', 'en'] },
      ].map((change) => ({ changes: nodeIds.map((nodeId) => ({ nodeId, ...change })) })),
    ),
  'page.setStyle': () => [{ background: '#ffeedd' }, { background: '' }],
  'page.import': designs,
  'page.applyTemplate': designs,
  'page.restore': replaced,
  'page.setTitle': () => [{ title: '新的标题' }],
}
