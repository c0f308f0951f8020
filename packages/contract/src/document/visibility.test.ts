import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CompiledNode } from './compiled-page.ts'
import { nodesOf } from './compiled-nodes.ts'
import { checkDocument } from './check-document.ts'
import { emptyDocument } from './document.ts'
import type { NodeId } from './node.ts'
import { nextVisibilityChange, targetedNodes, visibilityDependencies, visibleNodes } from './visible-nodes.ts'
import { BUYER_AUDIENCES, buyerAudience, instantOf, isVisibleTo, VISIBILITY_LOCALES, wallTimeOf } from './visibility.ts'
import type { VisibilityRule, Viewer } from './visibility.ts'

const at = (iso: string) => Date.parse(iso)
const VIEWER: Viewer = { audience: 'visitor', locale: 'zh-CN', now: at('2026-11-11T00:00:00+08:00') }
const isShown = (showing: unknown, viewer: Partial<Viewer> = {}) =>
  isVisibleTo(showing as VisibilityRule, { ...VIEWER, ...viewer })

describe('a wall time in Shanghai', () => {
  it('denotes one instant and converts back exactly', () => {
    expect(instantOf('2026-11-11 00:00')).toBe(at('2026-11-10T16:00:00Z'))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: at('9999-01-01T00:00:00Z') / 60_000 }), (minute) => {
        expect(instantOf(wallTimeOf(minute * 60_000))).toBe(minute * 60_000)
      }),
    )
  })

  it.each(['2026-02-30 10:00', '2026-11-11 24:00', '2026-11-11', '2026-11-11T00:00', ' 2026-11-11 00:00', '', 7, null])(
    'is not %j',
    (text) => expect(instantOf(text)).toBeUndefined(),
  )
})

describe('a window', () => {
  const showing = { from: '2026-11-11 00:00', until: '2026-11-12 00:00' }
  it.each([
    ['2026-11-10T23:59:59.999+08:00', false],
    ['2026-11-11T00:00:00.000+08:00', true],
    ['2026-11-11T23:59:59.999+08:00', true],
    ['2026-11-12T00:00:00.000+08:00', false],
  ])('at %s is open: %s', (moment, isOpen) => expect(isShown(showing, { now: at(moment) })).toBe(isOpen))

  it('that ends before it starts is never open', () => {
    const backwards = { from: showing.until, until: showing.from }
    for (const text of ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'])
      expect(isShown(backwards, { now: at(`${text}T00:00:00+08:00`) })).toBe(false)
  })
})

describe('node visibility', () => {
  it('includes everyone without a restriction', () => {
    for (const audience of BUYER_AUDIENCES)
      expect([isShown(undefined, { audience }), isShown({}, { audience })]).toEqual([true, true])
  })

  it('includes the listed audiences in the listed languages', () => {
    const showing = { audiences: ['team', 'enterprise'], locales: ['en'] }
    const audiences = BUYER_AUDIENCES.filter((audience) => isShown(showing, { audience, locale: 'en-US' }))
    expect(audiences).toEqual(['team', 'enterprise'])
    expect(isShown(showing, { audience: 'team', locale: 'zh-CN' })).toBe(false)
  })

  it.each([
    [{ from: 'soon' }],
    [{ from: '2026-02-30 00:00' }],
    [{ until: 1e15 }],
    [{ until: null }],
    [{ audiences: [] }],
    [{ audiences: 'visitor' }],
    [{ audiences: ['vip'] }],
    [{ locales: [] }],
    [{ regions: ['北京'] }],
    [null],
    ['always'],
    [['visitor']],
  ])('excludes everyone when the restriction is invalid: %j', (showing) => {
    for (const audience of BUYER_AUDIENCES)
      for (const locale of ['zh-CN', 'en-US'] as const) expect(isShown(showing, { audience, locale })).toBe(false)
  })

  it('includes the listed audiences beside an unknown one', () => {
    expect(isShown({ audiences: ['vip', 'visitor'] })).toBe(true)
  })

  it('derives from the trade role', () => {
    expect([buyerAudience(1, 0), buyerAudience(2, 2), buyerAudience(2, 1), buyerAudience(2, 0)]).toEqual([
      'individual',
      'team',
      'enterprise',
      'individual',
    ])
  })
})

const MINUTES = 60_000
const time = fc.integer({ min: 0, max: 50 }).map((minute) => wallTimeOf(minute * MINUTES))
const showingOf = fc.record(
  {
    from: fc.oneof({ weight: 9, arbitrary: time }, { weight: 1, arbitrary: fc.constant('broken') }),
    until: time,
    audiences: fc.subarray([...BUYER_AUDIENCES]),
    locales: fc.subarray([...VISIBILITY_LOCALES]),
  },
  { requiredKeys: [] },
)
const { tree } = fc.letrec<{ tree: CompiledNode[]; node: CompiledNode }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, fc.constant<CompiledNode[]>([]), fc.array(tie('node'), { maxLength: 4 })),
  node: fc.record(
    {
      id: fc.uuid().map((id) => id as NodeId),
      module: fc.constant('text'),
      version: fc.constant(0),
      props: fc.constant({}),
      showing: showingOf,
      children: tie('tree'),
    },
    { requiredKeys: ['id', 'module', 'version', 'props'] },
  ),
}))
const viewerOf = fc.record({
  audience: fc.constantFrom(...BUYER_AUDIENCES),
  locale: fc.constantFrom('zh-CN' as const, 'en-US' as const),
  now: fc.integer({ min: -5 * MINUTES, max: 60 * MINUTES }),
})
const idsOf = (nodes: readonly CompiledNode[]) => nodesOf(nodes).map(({ id }) => id)

describe('a filtered tree', () => {
  it('contains exactly the nodes that are visible together with all their parents', () => {
    const expected = (nodes: readonly CompiledNode[], viewer: Viewer): NodeId[] =>
      nodes.flatMap((node) =>
        isVisibleTo(node.showing, viewer) ? [node.id, ...expected(node.children ?? [], viewer)] : [],
      )
    fc.assert(
      fc.property(tree, viewerOf, (nodes, viewer) => {
        expect(idsOf(visibleNodes(nodes, viewer))).toEqual(expected(nodes, viewer))
      }),
    )
  })

  it('is the identical tree when nothing is hidden, and filtering is idempotent', () => {
    fc.assert(
      fc.property(tree, viewerOf, (nodes, viewer) => {
        const once = visibleNodes(nodes, viewer)
        expect(visibleNodes(once, viewer)).toBe(once)
      }),
    )
  })

  it('does not change before the next visibility change', () => {
    fc.assert(
      fc.property(tree, viewerOf, fc.double({ min: 0, max: 1, noNaN: true }), (nodes, viewer, fraction) => {
        const next = nextVisibilityChange(targetedNodes(nodes, viewer), viewer.now)
        expect(next === undefined || next > viewer.now).toBe(true)
        const later = viewer.now + Math.floor(fraction * ((next ?? viewer.now + 99 * MINUTES) - 1 - viewer.now))
        expect(idsOf(visibleNodes(nodes, { ...viewer, now: later }))).toEqual(idsOf(visibleNodes(nodes, viewer)))
      }),
    )
  })

  it('reports its other dependencies', () => {
    const child = { id: 'b' as NodeId, module: 'text', version: 0, props: {}, showing: { locales: ['en'] } }
    const parent = { id: 'a' as NodeId, module: 'text', version: 0, props: {}, children: [child] }
    expect(visibilityDependencies([parent])).toEqual({ byAudience: false, byLocale: true })
    expect(visibilityDependencies([{ ...parent, showing: { audiences: ['team'] } }])).toEqual({
      byAudience: true,
      byLocale: true,
    })
  })
})

describe('a document with restrictions', () => {
  const documentWith = (showing: unknown) => {
    const node = { id: 'a', module: 'text', version: 0, props: {}, showing }
    return { ...emptyDocument(''), children: ['a'], nodes: { a: node } }
  }

  it('opens with unreadable restrictions preserved byte for byte', () => {
    const document = documentWith({ regions: [{ b: 1, a: 2 }], from: 'at dawn', audiences: ['vip'] })
    const checked = checkDocument(document)
    expect(checked.ok && checked.document).toBe(document)
  })

  it.each([
    ['nodes.a.showing', 'always'],
    ['nodes.a.showing', null],
    ['nodes.a.showing.from', { from: 7 }],
    ['nodes.a.showing.audiences', { audiences: 'team' }],
    ['nodes.a.showing.locales.1', { locales: ['zh', 3] }],
  ])('reports the position of an issue: %s', (path, showing) => {
    const checked = checkDocument(documentWith(showing))
    expect(checked.ok ? '' : checked.issue.path).toBe(path)
  })
})
