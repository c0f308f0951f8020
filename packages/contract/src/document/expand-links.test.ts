import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkDocument } from './check-document.ts'
import { emptyDocument } from './document.ts'
import type { Document } from './document.ts'
import { expandLinks, oversizedLinks } from './expand-links.ts'
import { intersectVisibility } from './intersect-visibility.ts'
import { blocksLinkedIn, findLinkedBlockIssue } from './linked-blocks.ts'
import { LINKED_BLOCK } from './node.ts'
import type { Node, NodeId } from './node.ts'
import { BUYER_AUDIENCES, isVisibleTo, VISIBILITY_LOCALES } from './visibility.ts'
import type { VisibilityRule } from './visibility.ts'

const BLOCKS = ['0', '1', '2'].map((digit) => `0b7b1c1e-5a5e-4c1e-9a3c-6a1f2b3c4d5${digit}`)
const [FOOTER = '', BANNER = '', GONE = ''] = BLOCKS

const text = (id: string, more: Partial<Node> = {}): Node => ({
  id: id as NodeId,
  module: 'text',
  version: 0,
  props: { text: id },
  ...more,
})
const link = (id: string, block: string, more: Partial<Node> = {}): Node =>
  text(id, { module: LINKED_BLOCK, props: { block }, ...more })

function documentOf(tops: readonly Node[], below: readonly Node[] = []): Document {
  const nodes = Object.fromEntries([...tops, ...below].map((node) => [node.id, node]))
  return { ...emptyDocument(''), children: tops.map(({ id }) => id), nodes }
}

const footer = documentOf(
  [text('a'), text('box', { module: 'free-container', children: ['in' as NodeId] })],
  [text('in', { rect: { x: 0, y: 0, width: 20, height: 20 } })],
)
const contentOf = (id: string) => documentOf([text(id)])
const texts = ({ children, nodes }: Document) => children.map((id) => nodes[id]?.props['text'])

describe('a document with links', () => {
  it('contains the modules of the blocks in place of the links, with all their children', () => {
    const page = documentOf([text('top'), link('l', FOOTER), text('end'), link('m', FOOTER)])
    const expanded = expandLinks(page, { [FOOTER]: footer })
    expect(checkDocument(expanded).ok).toBe(true)
    expect(texts(expanded)).toEqual(['top', 'a', 'box', 'end', 'a', 'box'])
    expect(Object.values(expanded.nodes).filter(({ module }) => module === LINKED_BLOCK)).toEqual([])
    expect(expanded.nodes['l.box' as NodeId]?.children).toEqual(['l.in'])
    expect(blocksLinkedIn(page)).toEqual([FOOTER])
  })

  it('contains nothing of hidden links, missing blocks and unreadable blocks', () => {
    const tops = [
      link('l', FOOTER, { isHidden: true }),
      link('m', GONE),
      link('n', 'constructor'),
      link('o', FOOTER, { version: 7 }),
    ]
    expect(expandLinks(documentOf([text('top'), ...tops]), { [FOOTER]: footer })).toEqual(documentOf([text('top')]))
  })

  it('shows a module when both it and the link are visible', () => {
    const sale = documentOf([
      text('a', { showing: { from: '2026-11-11 00:00', audiences: ['team', 'enterprise'] } }),
      text('b', { showing: { audiences: ['individual'] } }),
      text('c'),
    ])
    const showing = { from: '2026-11-01 00:00', until: '2026-12-01 00:00', audiences: ['visitor', 'team'] }
    const { nodes, children } = expandLinks(documentOf([link('l', BANNER, { showing })]), { [BANNER]: sale })
    expect(children).toEqual(['l.a', 'l.c'])
    const both = { from: '2026-11-11 00:00', until: '2026-12-01 00:00', audiences: ['team'] }
    expect(children.map((id) => nodes[id]?.showing)).toEqual([both, showing])
  })

  it('assigns unique ids, also where ids of the page and of blocks would collide', () => {
    const blocks = { [FOOTER]: contentOf('b.a'), [BANNER]: contentOf('a') }
    const page = documentOf([link('a', FOOTER), link('a.b', BANNER), text('a.b.a~2'), link('x'.repeat(64), BANNER)])
    const { children } = expandLinks(page, blocks)
    expect(new Set(children).size).toBe(4)
    expect(children.slice(0, 3)).toEqual(['a.b.a', 'a.b.a~3', 'a.b.a~2'])
    expect(children[3]).toMatch(/^x{30}\.[0-9a-z]+$/)
  })

  it('never exceeds the page limit', () => {
    const large = documentOf(Array.from({ length: 2000 }, (_, index) => text(`n${index}`)))
    const page = documentOf([link('l', FOOTER), link('m', FOOTER), link('n', FOOTER), text('end')])
    const { children } = expandLinks(page, { [FOOTER]: large })
    expect(children).toHaveLength(4001)
    expect(children.at(-1)).toBe('end')
    expect(oversizedLinks(page, { [FOOTER]: large })).toEqual(['n'])
    const heavy = documentOf([text('a', { props: { text: 'x'.repeat(3 * 1024 * 1024) } })])
    expect(oversizedLinks(page, { [FOOTER]: heavy })).toEqual(['n'])
    expect(oversizedLinks(page, { [FOOTER]: footer })).toEqual([])
  })
})

// Few letters and points, so that ids meet; long ones, so that they must be shortened.
const anyId = fc.oneof(
  fc.constantFrom('a', 'b', 'a.b', 'b.a', 'a.b.a', 'b.a.b', 'a.a', 'a.b.b', 'a.b~2'),
  fc.constantFrom('a'.repeat(60), 'a'.repeat(64)),
)
const anyTops = fc.uniqueArray(fc.tuple(anyId, fc.constantFrom('', ...BLOCKS), fc.boolean()), {
  selector: ([id]) => id,
  maxLength: 12,
})
const anyBlock = fc
  .uniqueArray(anyId, { maxLength: 8 })
  .map((ids) => documentOf(ids.map((id) => text(id, { props: { text: 'inner' } }))))

it('always yields a valid document without hidden or missing blocks, deterministically', () => {
  fc.assert(
    fc.property(anyTops, anyBlock, anyBlock, (tops, footer, banner) => {
      const blocks = { [FOOTER]: footer, [BANNER]: banner }
      const page = documentOf(
        tops.map(([id, block, isHidden]) => (block === '' ? text(id, { isHidden }) : link(id, block, { isHidden }))),
      )
      const expanded = expandLinks(page, blocks)
      expect(checkDocument(expanded)).toMatchObject({ ok: true })
      const counts = tops.map(([, block, isHidden]) =>
        block === '' ? 1 : isHidden ? 0 : (blocks[block]?.children.length ?? 0),
      )
      expect(expanded.children).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
      expect(expandLinks(page, blocks)).toEqual(expanded)
    }),
    { numRuns: 300 },
  )
})

const anyTime = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('2026-11-01 00:00', '2026-11-11 00:00', '2026-12-01 00:00') },
  { weight: 1, arbitrary: fc.constant('soon') },
)
const anyShowing = fc.option(
  fc.record(
    {
      from: anyTime,
      until: anyTime,
      audiences: fc.subarray([...BUYER_AUDIENCES]),
      locales: fc.subarray([...VISIBILITY_LOCALES]),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
)

it('intersects two restrictions: visible only to audiences that both admit at that moment', () => {
  const moments = ['2026-10-31', '2026-11-01', '2026-11-11', '2026-11-12', '2026-12-01']
  fc.assert(
    fc.property(anyShowing, anyShowing, (first: VisibilityRule | undefined, second: VisibilityRule | undefined) => {
      const common = intersectVisibility(first, second)
      for (const day of moments)
        for (const audience of BUYER_AUDIENCES)
          for (const locale of ['zh-CN', 'en-US'] as const) {
            const viewer = { audience, locale, now: Date.parse(`${day}T00:00:00+08:00`) }
            const isShown = common !== undefined && isVisibleTo(common.showing, viewer)
            expect(isShown).toBe(isVisibleTo(first, viewer) && isVisibleTo(second, viewer))
          }
    }),
    { numRuns: 1000 },
  )
  expect(intersectVisibility(undefined, undefined)).toEqual({})
})

it('refuses blocks with links, freely positioned nodes or modules that need another parent than the page', () => {
  const issue = (document: Document) => findLinkedBlockIssue(document, (type) => type !== 'tab-page')?.path
  expect(issue(footer)).toBeUndefined()
  expect(issue(documentOf([text('a'), link('l', FOOTER)]))).toBe('nodes.l')
  expect(issue(documentOf([text('a', { rect: { x: 0, y: 0, width: 20, height: 20 } })]))).toBe('nodes.a')
  expect(issue(documentOf([text('a', { module: 'tab-page' })]))).toBe('nodes.a')
})
