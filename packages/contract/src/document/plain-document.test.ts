import fc from 'fast-check'
import { expect, it } from 'vitest'

import { Document, emptyDocument } from './document.ts'
import { isPlainDocument } from './plain-document.ts'

const full = () => ({
  ...emptyDocument('页'),
  look: { background: '#fff3ec', own: 1 },
  children: ['a'],
  nodes: {
    a: { id: 'a', module: 'free-container', version: 2, props: { any: [null] }, children: ['b'], name: '', own: true },
    b: {
      id: 'b',
      module: 'text',
      version: 0,
      props: {},
      rect: { x: 0, y: -1.5, width: 20, height: 0 },
      name: '标题',
      group: 'g',
      isHidden: false,
      isLocked: true,
    },
  },
})

/** Boundary values of the schema: the last accepted and the first refused ones. */
const edge = fc.oneof(
  fc.constantFrom<unknown>('', 'x', 'x'.repeat(60), 'x'.repeat(61), 'x'.repeat(64), 'x'.repeat(65), 'x'.repeat(81)),
  fc.constantFrom<unknown>(0, -1, 1, 0.5, Number.NaN, Infinity, 2 ** 53, -0, '1', true, null, undefined),
  fc.constantFrom<unknown>(
    [],
    {},
    [''],
    ['b', 1],
    { x: 1 },
    new Date(0),
    new Map(),
    Object.create(null),
    '#fff',
    '#ggg',
  ),
  fc.anything(),
)

type Holder = Record<string, unknown>

/** Every position in a value, as a path of keys. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, child]) => pathsOf(child).map((path) => [key, ...path]))]
}

function put(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next
  const holder = value as Holder
  return Object.assign(Array.isArray(holder) ? [...(holder as unknown[])] : { ...holder }, {
    [key]: put(holder[key], rest, next),
  })
}

/** Places that the sound document has, and parts that it lacks. */
const PATHS = [
  ...pathsOf(full()),
  ...['children', 'rect', 'guides', 'showing', 'group', 'isHidden'].map((name) => ['nodes', 'a', name]),
  ['nodes', 'x'.repeat(65)],
  ['nodes', ''],
]

it('accepts a valid document without the schema', () => {
  expect(isPlainDocument(full())).toBe(true)
  expect(isPlainDocument(emptyDocument(''))).toBe(true)
})

it('accepts nothing that the schema refuses', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PATHS), edge, (path, edgeValue) => {
      const value = put(full(), path, edgeValue)
      expect(isPlainDocument(value) && !Document.safeParse(value).success).toBe(false)
    }),
    { numRuns: 5000 },
  )
})

it('defers rare node properties to the schema', () => {
  for (const patch of [{ guides: { x: ['left'], y: [] } }, { showing: { from: 5 } }, { rect: { x: 1 } }]) {
    const [[name, value] = ['', undefined]] = Object.entries(patch)
    expect(isPlainDocument(put(full(), ['nodes', 'b', name], value))).toBe(false)
  }
})
