import type { Node, NodeId } from '@mallwright/contract/document'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import type { Field } from '@mallwright/modules/definitions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { Mixed } from './control-props.ts'
import { changesOfMany, editableNodes, narrowField, resetOfMany, sharedFields } from './shared-fields.ts'

const node = (id: string, module: string, props: Node['props'] = {}, more: Partial<Node> = {}): Node => ({
  id: id as NodeId,
  module,
  version: DEFINITIONS[module]?.version ?? 0,
  props,
  ...more,
})
const itemsOf = (...nodes: Node[]) =>
  editableNodes(
    Object.fromEntries(nodes.map((item) => [item.id, item])),
    nodes.map(({ id }) => id),
  )
const fieldNamed = (items: ReturnType<typeof itemsOf>, name: string) =>
  sharedFields(items).find((shared) => shared.name === name)

const label = { zh: '字', en: 'word' }

describe('shared fields of several nodes', () => {
  it('are all fields when all nodes are of one module', () => {
    const ofOneNode = sharedFields(itemsOf(node('a', 'text', { text: '一' }))).map(({ name }) => name)
    const two = sharedFields(itemsOf(node('a', 'text', { text: '一' }), node('b', 'text'))).map(({ name }) => name)
    expect(two).toEqual(ofOneNode)
  })

  it('are those of the same name and kind when the modules differ', () => {
    const shared = sharedFields(itemsOf(node('a', 'text'), node('b', 'button')))
    expect(shared.length).toBeGreaterThan(0)
    for (const { name, field } of shared)
      for (const type of ['text', 'button']) expect(DEFINITIONS[type]?.fields[name]?.kind).toBe(field.kind)
  })

  it('mark mixed values, in a group by member', () => {
    const corners = (topLeft: number) => ({ corners: { topLeft, topRight: 3, bottomLeft: 0, bottomRight: 0 } })
    const items = itemsOf(
      node('a', 'image', { alt: '甲', ...corners(1) }),
      node('b', 'image', { alt: '乙', ...corners(2) }),
    )
    expect(fieldNamed(items, 'alt')?.value).toEqual(new Mixed('甲'))
    const name = Object.entries(DEFINITIONS['image']?.fields ?? {}).find(
      ([, field]) => field.kind === 'group' && 'topLeft' in field.of,
    )?.[0]
    expect(name).toBe('corners')
    expect(fieldNamed(items, 'corners')?.value).toMatchObject({ topLeft: new Mixed(1), topRight: 3 })
  })

  it('skip locked, unknown and newer nodes', () => {
    const items = itemsOf(
      node('a', 'text', {}, { isLocked: true }),
      node('b', 'acme.riddle'),
      node('c', 'text', {}, { version: 99 }),
      node('d', 'text'),
    )
    expect(items.map((item) => item.node.id)).toEqual(['d'])
  })
})

describe('a change of several nodes', () => {
  it('sets the value on all, and touches no node that has it already', () => {
    const items = itemsOf(node('a', 'text', { text: '一' }), node('b', 'text', { text: '二' }))
    const field = fieldNamed(items, 'text')
    expect(field && changesOfMany(items, field, '二')).toMatchObject([{ nodeId: 'a', props: { text: '二' } }])
  })

  it('keeps the other members of a group on each node', () => {
    const corners = (topLeft: number) => ({ corners: { topLeft, topRight: topLeft, bottomLeft: 0, bottomRight: 0 } })
    const items = itemsOf(node('a', 'image', corners(1)), node('b', 'image', corners(2)))
    const field = fieldNamed(items, 'corners')
    if (!field) throw new Error('no corners')
    const changes = changesOfMany(items, field, { ...(field.value as object), topLeft: 9 })
    expect(changes.map(({ props }) => props['corners'])).toMatchObject([
      { topLeft: 9, topRight: 1 },
      { topLeft: 9, topRight: 2 },
    ])
  })

  it('resets every node to its own default', () => {
    const items = itemsOf(node('a', 'text', { text: '一' }), node('b', 'text'))
    expect(resetOfMany(items, 'text')).toMatchObject([{ nodeId: 'a', cleared: ['text'] }])
  })

  it('never writes a value that a module would refuse', () => {
    const types = fc.constantFrom(...Object.keys(DEFINITIONS))
    fc.assert(
      fc.property(types, types, fc.jsonValue(), (type, second, noise) => {
        const items = itemsOf(node('a', type), node('b', second))
        for (const shared of sharedFields(items)) {
          if (shared.field.kind === 'group') continue
          for (const { nodeId, props } of changesOfMany(items, shared, noise)) {
            const field = DEFINITIONS[nodeId === 'a' ? type : second]?.fields[shared.name]
            expect(field?.read(props[shared.name])).toBeDefined()
          }
        }
      }),
    )
  })
})

describe('narrowest field', () => {
  const fieldsOfAll = Object.values(DEFINITIONS).flatMap(({ fields }) => Object.values(fields))
  const anyOf = <Kind extends Field['kind']>(kind: Kind) => {
    const found = fieldsOfAll.find((field): field is Extract<Field, { kind: Kind }> => field.kind === kind)
    if (!found) throw new Error(`no field of kind ${kind}`)
    return found
  }
  const range = (min: number, max: number): Field => ({ ...anyOf('range'), min, max })
  const choice = (...values: string[]): Field => ({
    ...anyOf('choice'),
    options: values.map((value) => ({ value, label })),
  })
  const line = (max: number, isLong: boolean): Field => ({ ...anyOf('text'), max, isLong })

  it('accepts what every field accepts', () => {
    expect(narrowField([range(0, 9), range(3, 20)])).toMatchObject({ min: 3, max: 9 })
    expect(narrowField([choice('a', 'b'), choice('b', 'c')])).toMatchObject({ options: [{ value: 'b' }] })
    expect(narrowField([line(9, false), line(5, true)])).toMatchObject({ max: 5, isLong: false })
  })

  it('is undefined when no value fits both', () => {
    expect(narrowField([range(0, 3), range(5, 9)])).toBeUndefined()
    expect(narrowField([choice('a'), choice('b')])).toBeUndefined()
    expect(narrowField([anyOf('toggle'), anyOf('colour')])).toBeUndefined()
  })
})
