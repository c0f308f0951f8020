import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import { describe, expect, it } from 'vitest'

import { openPage } from '../document-store/open-page.ts'
import { samplePage } from '../sample-page.samples.ts'
import type { DropPress } from './drop-gesture.ts'
import { MODULE_RULES } from './module-rules.ts'
import { makeNodes } from './new-nodes.ts'
import { tapTargets } from './tap-targets.ts'

const HEIGHT = 100

/** The sample page with modules of equal height; items are at the top of their container. */
function pressOn(document: Document, dragged: DropPress['dragged']): DropPress {
  const boxOf = (id: NodeId) => {
    const index = document.children.findIndex((top) => top === id || document.nodes[top]?.children?.includes(id))
    return index === -1 ? undefined : { x: 0, y: index * HEIGHT, width: 379, height: HEIGHT }
  }
  const page = { x: 0, y: 0, width: 379, height: document.children.length * HEIGHT }
  return { document, dragged, rules: MODULE_RULES, layout: { page, revision: () => 0, boxOf } }
}

const nodes = (...ids: string[]) => ({ kind: 'nodes' as const, nodeIds: ids as NodeId[] })
const newNodes = (type: string) => {
  const definition = definitionOf(type)
  if (!definition) throw new Error(type)
  return { kind: 'new' as const, nodes: makeNodes(definition, { newId: () => 'new' as NodeId }) }
}

describe('tap targets', () => {
  const page = samplePage()
  const between = (press: DropPress) => tapTargets(press).filter(({ position }) => position)

  it('are before, between and after all modules of the page, with the minimum height', () => {
    const targets = between(pressOn(page, newNodes('text'))).filter(({ parentId }) => parentId === undefined)
    expect(targets.map(({ position }) => position?.index)).toEqual(
      Array.from({ length: page.children.length + 1 }, (_, index) => index + 1),
    )
    expect(targets.every(({ box }) => box.height >= 44)).toBe(true)
  })

  it('are absent where nothing would change, and for locked nodes', () => {
    const [first = ''] = page.children
    const targets = between(pressOn(page, nodes(first))).filter(({ parentId }) => parentId === undefined)
    expect(targets.map(({ position }) => position?.index)).not.toContain(1)
    expect(targets.map(({ position }) => position?.index)).not.toContain(2)
    const locked = { ...page, nodes: { ...page.nodes, [first]: { ...page.nodes[first as NodeId], isLocked: true } } }
    expect(tapTargets(pressOn(locked as Document, nodes(first)))).toEqual([])
  })

  it('measure every module once', () => {
    const textNode = page.nodes['title' as NodeId] as Node
    const ids = Array.from({ length: 300 }, (_, index) => `n${index}` as NodeId)
    const long = { ...page, children: ids, nodes: Object.fromEntries(ids.map((id) => [id, { ...textNode, id }])) }
    const press = pressOn(long, nodes('n7'))
    let measured = 0
    const boxOf = (id: NodeId) => {
      measured += 1
      return press.layout.boxOf(id)
    }
    // All 301 locations but the two beside itself.
    expect(tapTargets({ ...press, layout: { ...press.layout, boxOf } })).toHaveLength(299)
    expect(measured).toBe(ids.length)
  })

  it('insert a new module at the location, and into a free container where tapped', () => {
    const press = pressOn(page, newNodes('text'))
    const open = openPage(page)
    const call = tapTargets(press)
      .find(({ position }) => position?.index === 2)
      ?.callAt()
    if (call) open.run(call)
    expect(open.documents.getState().document.children[1]).toBe('new')

    const container = tapTargets(press).find(({ position }) => !position)
    const inside = container?.callAt({ x: container.box.x + 100, y: container.box.y + 50 })
    const editor = openPage(page)
    if (inside) editor.run(inside)
    const { rect } = editor.documents.getState().document.nodes['new' as NodeId] ?? {}
    expect(rect && rect.x + rect.width / 2).toBe(100)
  })

  it('move an item within its container without changing the stacking order', () => {
    const container = Object.values(page.nodes).find(({ module }) => module === 'free-container')
    const [item = '' as NodeId] = container?.children ?? []
    const target = tapTargets(pressOn(page, nodes(item))).find(({ key }) => key === container?.id)
    const open = openPage(page)
    const call = target?.callAt({ x: 0, y: (target.box.y ?? 0) + 1 })
    if (call) open.run(call)
    const { document } = open.documents.getState()
    expect(document.nodes[item]?.rect).toMatchObject({ x: 0, y: 0 })
    expect(document.nodes[container?.id ?? ('' as NodeId)]?.children).toEqual(container?.children)
  })
})
