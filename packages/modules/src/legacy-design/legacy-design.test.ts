import { checkDocument } from '@mallwright/contract/document'
import type { Document, Node, NodeId, Rect } from '@mallwright/contract/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readProps } from '../kit/define-module.ts'
import { DEFINITIONS, definitionOf } from '../registry/definitions.ts'
import type { Definition } from '../registry/definitions.ts'
import { readDesign, LEGACY_CODECS, writeDesign } from './index.ts'
import { noOptions } from '../kit/option-codecs/option-path.ts'
import { parseRaw, parsedOf, rawOf, rawText } from '../kit/option-codecs/raw-json.ts'
import type { RawJson } from '../kit/option-codecs/raw-json.ts'
import { anyProps } from './test-props.ts'

const id = 'a' as NodeId

/** Reads a design; fails the test when it is invalid. */
function opened(json: string) {
  const reading = readDesign(json)
  if (!reading.ok) throw new Error(reading.issue.kind)
  return reading
}

/** A document with one node at an allowed position. */
function documentWith(node: Pick<Node, 'module' | 'props' | 'rect'>): Document {
  const definition = definitionOf(node.module) as Definition
  const ownNode: Node = { id, version: definition.version, ...node, ...(definition.accepts && { children: [] }) }
  const base = { format: 1, title: '', look: { background: '' } }
  const parentType = definition.allowedParents?.[0]
  if (!parentType && !node.rect) return { ...base, children: [id], nodes: { [id]: ownNode } }
  const parent: Node = {
    id: 'box' as NodeId,
    module: parentType ?? 'free-container',
    version: 0,
    props: {},
    children: [id],
  }
  return { ...base, children: [parent.id], nodes: { [parent.id]: parent, [id]: ownNode } }
}

const reportOf = (document: Document) => {
  const node = document.nodes[id] as Node
  const { module, version, props: _, kept: __, ...frame } = node
  return { module, ...frame, props: readProps(definitionOf(module) as Definition, { version, props: node.props }) }
}

const length = (min: number) => fc.double({ min, max: 2000, noNaN: true }).map((value) => value + 0)
const rectOf = ({ size }: Definition): fc.Arbitrary<Rect> =>
  fc.record({
    x: length(-200),
    y: length(-200),
    width: length(size?.minWidth ?? 20),
    height: length(size?.minHeight ?? 20),
  })
const wallTime = fc.constantFrom('2026-11-11 00:00', '2027-01-01 08:30')
const frame = fc.record(
  {
    name: fc.string({ minLength: 1, maxLength: 60 }),
    isHidden: fc.constant(true),
    isLocked: fc.constant(true),
    showing: fc.record(
      { from: wallTime, until: wallTime, audiences: fc.subarray(['visitor', 'team']), locales: fc.constant(['zh']) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
)
const anyNode = (type: string) => {
  const definition = DEFINITIONS[type] as Definition
  const isItem = ['text', 'image', 'button', 'carousel'].includes(type)
  return fc
    .tuple(
      anyProps(definition.fields),
      frame,
      isItem ? fc.option(rectOf(definition), { nil: undefined }) : fc.constant(undefined),
    )
    .map(([props, members, rect]) => documentWith({ module: type, props, ...members, ...(rect && { rect: rect }) }))
}

/** All objects in a JSON value, nested ones included. */
function objectsIn(raw: RawJson): Extract<RawJson, { kind: 'object' }>[] {
  if (raw.kind === 'plain') return []
  const inner = raw.kind === 'list' ? raw.items : raw.members.map(({ value }) => value)
  return [...(raw.kind === 'object' ? [raw] : []), ...inner.flatMap(objectsIn)]
}

const unknownMember = fc.tuple(
  fc.nat(),
  fc.nat(),
  fc.string({ minLength: 1, maxLength: 8 }).map((key) => `old_${key}`),
  fc.oneof(
    fc.json(),
    fc.constantFrom('1.0', '12345678901234567890', '"\\u4e2d"', '1e400', '{"b":1,"1":2,"b":3,"__proto__":{}}'),
  ),
)

/** Inserts unknown options at arbitrary positions of a design; returns the text. */
function withUnknownMembers(
  json: string,
  unknownMembers: readonly (readonly [number, number, string, string])[],
): string {
  const parsed = parseRaw(json)
  if (!parsed.ok) throw new Error('no JSON')
  for (const [objectIndex, memberIndex, key, value] of unknownMembers) {
    const objects = objectsIn(parsed.raw)
    const { members } = objects[objectIndex % objects.length] as Extract<RawJson, { kind: 'object' }>
    const read = parseRaw(value)
    if (read.ok)
      members.splice(memberIndex % (members.length + 1), 0, { key, token: JSON.stringify(key), value: read.raw })
  }
  return rawText(parsed.raw)
}

const compact = (json: string) => {
  const parsed = parseRaw(json)
  return parsed.ok ? rawText(parsed.raw) : json
}

it('covers every module and maps every prop', () => {
  expect(Object.keys(LEGACY_CODECS).sort()).toEqual(Object.keys(DEFINITIONS).sort())
  for (const [type, { fields }] of Object.entries(DEFINITIONS))
    expect(Object.keys(LEGACY_CODECS[type]?.props ?? {}).sort(), type).toEqual(Object.keys(fields).sort())
})

describe.each(Object.keys(DEFINITIONS))('the legacy codec of %s', (type) => {
  it('round-trips the document without loss', () => {
    fc.assert(
      fc.property(anyNode(type), (document) => {
        expect(reportOf(opened(writeDesign(document)).document)).toEqual(reportOf(document))
      }),
    )
  })

  it('writes changes over any previous options and leaves unknown options in place', () => {
    fc.assert(
      fc.property(
        anyNode(type),
        anyNode(type),
        fc.array(unknownMember, { maxLength: 4 }),
        (before, after, unknownMembers) => {
          const old = withUnknownMembers(writeDesign(before), unknownMembers)
          const { document } = opened(old)
          expect(compact(writeDesign(document))).toBe(old)
          const afterNode = after.nodes[id] as Node
          const node = document.nodes[id] as Node
          const isPlaced = afterNode.rect && node.rect
          const changed: Document = {
            ...document,
            nodes: {
              ...document.nodes,
              [id]: { ...node, props: afterNode.props, ...(isPlaced && { rect: afterNode.rect }) },
            },
          }
          const again = opened(writeDesign(changed)).document
          expect(reportOf(again)).toEqual(reportOf(changed))
        },
      ),
    )
  })
})

it('reads any JSON, or reports why it is not a design', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.array(fc.json()).map((all) => `[${all.join()}]`),
      ),
      (json) => {
        const reading = readDesign(json)
        expect(!reading.ok || checkDocument(JSON.parse(JSON.stringify(reading.document))).ok).toBe(true)
      },
    ),
  )
})

it('reads any value at any option', () => {
  const paths = Object.values(LEGACY_CODECS).flatMap(({ names, props }) =>
    Object.values(props)
      .flat()
      .map((path) => [names[0], path] as const),
  )
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.jsonValue(), ([componentName, path], value) => {
      const options = rawOf(
        path
          .split('.')
          .reduceRight<unknown>(
            (inner, segment) => (/^(?:\d+|\*)$/.test(segment) ? [inner] : { [segment]: inner }),
            value,
          ),
      )
      const raw = options.kind === 'object' ? options : noOptions()
      raw.members.unshift({ key: 'componentName', token: '"componentName"', value: rawOf(componentName) })
      const reading = readDesign(`[${rawText(raw)}, {"type": "text"}]`)
      if (!reading.ok) throw new Error(reading.issue.kind)
      expect(checkDocument(reading.document).ok).toBe(true)
      for (const node of Object.values(reading.document.nodes)) {
        const fields = definitionOf(node.module)?.fields ?? {}
        for (const [name, prop] of Object.entries(node.props)) expect(fields[name]?.read(prop), name).toBeDefined()
      }
    }),
  )
})

it('parses JSON as JavaScript does, and writes it unchanged', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const parsed = parseRaw(json)
      if (!parsed.ok) throw new Error('no JSON')
      expect(parsedOf(parsed.raw)).toEqual(JSON.parse(json))
      expect(rawText(parsed.raw)).toBe(json)
    }),
  )
})

describe('a change in the studio', () => {
  const slide = (img: string) => ({ img, uid: `old-${img}`, Lnk: '1', path: '/a', tag: { level: 2 } })
  const swiper = {
    ver: 1,
    id: 'a',
    type: 'image',
    linkopts: { x: null, imglist: ['/1', '/2', '/3'].map(slide) },
    Sr: { effect: 'slide', interval: '5s' },
  }

  it('leaves unknown options with their slides, and everything else unchanged', () => {
    const { document } = opened(JSON.stringify([swiper]))
    const node = document.nodes[id] as Node
    const slides = node.props['slides'] as { link: object }[]
    const [first, second, third] = slides.map((slide, index) => (index === 1 ? { ...slide, alt: '第二张' } : slide))
    const props = { ...node.props, slides: [third, second, first] }
    const output = JSON.parse(writeDesign({ ...document, nodes: { [id]: { ...node, props } } })) as unknown
    const imglist = [slide('/3'), { ...slide('/2'), alt: '第二张' }, slide('/1')]
    expect(output).toEqual([{ ...swiper, linkopts: { x: null, imglist } }])
  })

  it('writes only the option that was changed', () => {
    const { document } = opened(JSON.stringify([swiper]))
    const node = document.nodes[id] as Node
    const changed = { ...node, props: { ...node.props, interval: 8 } }
    expect(compact(writeDesign({ ...document, nodes: { [id]: changed } }))).toBe(
      JSON.stringify([swiper]).replace('"5s"', '8'),
    )
  })
})
