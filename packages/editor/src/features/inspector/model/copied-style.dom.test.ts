import type { Node, NodeId } from '@mallwright/contract/document'
import { DEFINITIONS, readProps } from '@mallwright/modules/definitions'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { createDocumentStore, runCommand } from '../../../document-store/document-store.ts'
import { copiedStyle, pasteStyleCall, styleOf } from './copied-style.ts'

const id = (text: string) => text as NodeId
const node = (name: string, module: string, props: Node['props'] = {}, more: Partial<Node> = {}): Node => ({
  id: id(name),
  module,
  version: DEFINITIONS[module]?.version ?? 0,
  props,
  ...more,
})
const pageOf = (...nodes: Node[]) => ({
  format: 1,
  title: '',
  look: { background: '' },
  children: nodes.map((node) => node.id),
  nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
})
function pasted(...nodes: Node[]) {
  const document = pageOf(...nodes)
  const [from, ...targets] = nodes.map((node) => node.id)
  const style = from && styleOf(document.nodes, from)
  const call = style && pasteStyleCall(document.nodes, targets, style)
  const store = createDocumentStore(document)
  if (call) runCommand(store, call)
  return { call, nodes: store.getState().document.nodes }
}

beforeEach(() => localStorage.clear())

describe('copied style', () => {
  it('applies the style to a node of the same module and keeps its content', () => {
    const { nodes } = pasted(
      node('a', 'text', { text: '甲', isBold: true, colour: '#123456' }),
      node('b', 'text', { text: '乙', fontSize: 30 }),
    )
    expect(nodes[id('b')]?.props).toEqual({ text: '乙', isBold: true, colour: '#123456' })
  })

  it('applies the shared fields to another module, where valid', () => {
    const types = fc.constantFrom(...Object.keys(DEFINITIONS))
    fc.assert(
      fc.property(types, types, (from, to) => {
        const { call, nodes } = pasted(node('a', from), node('b', to))
        const definition = DEFINITIONS[to]
        const target = nodes[id('b')]
        if (!call || !definition || !target) return
        for (const [name, value] of Object.entries(target.props)) {
          expect(definition.fields[name]?.tab).toBe('style')
          expect(definition.fields[name]?.kind).toBe(DEFINITIONS[from]?.fields[name]?.kind)
          expect((readProps(definition, target) as Record<string, unknown>)[name]).toEqual(value)
        }
      }),
    )
  })

  it('records no step without a change, and skips locked nodes', () => {
    expect(pasted(node('a', 'text'), node('b', 'text')).call).toBeUndefined()
    expect(pasted(node('a', 'text', { isBold: true }), node('b', 'text', {}, { isLocked: true })).call).toBeUndefined()
  })

  it('is kept between pages, and ignored when the stored value is invalid', () => {
    copiedStyle.set({ fields: { isBold: { kind: 'toggle', value: true } } })
    expect(copiedStyle.get()).toMatchObject({ fields: { isBold: { value: true } } })
    localStorage.setItem('mallwright.studio.style', '{"fields":[1]}')
    expect(copiedStyle.get()).toBeUndefined()
  })
})
