import { checkDocument } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { samplePage, tabbedPage } from '../../../sample-page.samples.ts'
import { findDifferences } from './find-differences.ts'
import type { Choice } from './find-differences.ts'
import { mergeDocuments } from './merge-documents.ts'
import type { MergeRequest } from './merge-documents.ts'
import { edited, edits } from './test-edits.ts'

const id = (text: string) => text as NodeId
const pages = fc.constantFrom(samplePage(), tabbedPage())
const threeWays = fc
  .tuple(pages, edits(), edits())
  .map(([base, mine, theirs]) => ({ base, mine: edited(base, mine, 'm'), theirs: edited(base, theirs, 't') }))

function merge(request: Omit<MergeRequest, 'newId' | 'rules'>): Document {
  let copies = 0
  const merged = mergeDocuments({ ...request, newId: () => id(`copy-${copies++}`), rules: MODULE_RULES })
  if (!merged) throw new Error('no merge')
  return merged
}

/** The page with some nodes changed. */
const change = (document: Document, changes: Readonly<Record<string, object>>): Document => ({
  ...document,
  nodes: Object.fromEntries(Object.entries(document.nodes).map(([key, node]) => [key, { ...node, ...changes[key] }])),
})

describe('merge', () => {
  it('gives one side when the other did not change', () => {
    fc.assert(
      fc.property(pages, edits(), (base, list) => {
        const changed = edited(base, list, 'x')
        expect(merge({ base, mine: base, theirs: changed })).toEqual(changed)
        expect(merge({ base, mine: changed, theirs: base })).toEqual(changed)
        expect(merge({ base, mine: changed, theirs: changed })).toEqual(changed)
      }),
    )
  })

  it('gives a valid document for any changes and choices', () => {
    const choices = fc.array(fc.constantFrom<Choice>('mine', 'theirs', 'merged', 'both'), { minLength: 1 })
    fc.assert(
      fc.property(threeWays, choices, (documents, picks) => {
        const chosen = findDifferences(documents).map((difference, index) => [
          difference.id,
          picks[index % picks.length] ?? 'mine',
        ])
        const merged = merge({ ...documents, choices: new Map(chosen as [NodeId, Choice][]) })
        expect(checkDocument(merged)).toMatchObject({ ok: true })
      }),
      { numRuns: 300 },
    )
  })

  it('gives exactly one side when chosen for all', () => {
    fc.assert(
      fc.property(threeWays, (documents) => {
        for (const side of ['mine', 'theirs'] as const) {
          const all = new Map(findDifferences(documents).map((difference) => [difference.id, side] as const))
          const merged = merge({ ...documents, choices: all })
          expect(merged.nodes).toEqual(documents[side].nodes)
          expect(merged.children).toEqual(documents[side].children)
          expect(merged.title).toBe(documents[side].title)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('keeps changes of both to different modules', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(samplePage().nodes)), fc.string(), (ownIds, name) => {
        const base = samplePage()
        const named = (text: string, isMine: boolean) =>
          Object.fromEntries(
            Object.keys(base.nodes)
              .filter((key) => ownIds.includes(key) === isMine)
              .map((key) => [key, { name: `${text}${key}` }]),
          )
        const [mine, theirs] = [change(base, named(name, true)), change(base, named('t', false))]
        const expected = change(base, { ...named(name, true), ...named('t', false) })
        expect(findDifferences({ base, mine, theirs }).filter(({ preselected }) => !preselected)).toEqual([])
        expect(merge({ base, mine, theirs })).toEqual(expected)
      }),
    )
  })

  it('keeps all of their changes as long as there is no conflict', () => {
    fc.assert(
      fc.property(threeWays, (documents) => {
        fc.pre(findDifferences(documents).every(({ preselected }) => preselected !== undefined))
        const { base, mine, theirs } = documents
        const merged = merge(documents)
        const added = Object.keys(theirs.nodes).filter((key) => !Object.hasOwn(base.nodes, key))
        expect(Object.keys(merged.nodes)).toEqual(expect.arrayContaining(added))
        // Where theirs differs from the base, the merged page equals theirs, if it still has the node.
        const shared = Object.keys(theirs.nodes).filter((key) => Object.hasOwn(mine.nodes, key)) as NodeId[]
        const nameOf = (document: Document, key: NodeId) => JSON.stringify(document.nodes[key]?.name)
        const renamed = shared.filter((key) => nameOf(theirs, key) !== nameOf(base, key))
        expect(renamed.map((key) => nameOf(merged, key))).toEqual(renamed.map((key) => nameOf(theirs, key)))
      }),
    )
  })

  it('keeps unknown modules byte for byte', () => {
    const base = samplePage()
    const merged = merge({
      base,
      mine: change(base, { title: { name: 'a' } }),
      theirs: change(base, { banner: { name: 'b' } }),
    })
    expect(JSON.stringify(merged.nodes[id('riddle')])).toBe(JSON.stringify(base.nodes[id('riddle')]))
    expect(merged.nodes[id('title')]?.name).toBe('a')
    expect(merged.nodes[id('banner')]?.name).toBe('b')
  })
})

describe('the same module', () => {
  const base = samplePage()

  it('merges different fields of both', () => {
    const mine = change(base, { title: { props: { text: '企业采购，一站配齐', size: 20 } } })
    const theirs = change(base, { title: { props: { text: '新年开工' } } })
    expect(findDifferences({ base, mine, theirs })).toMatchObject([{ id: 'title', preselected: 'merged' }])
    expect(merge({ base, mine, theirs }).nodes[id('title')]?.props).toEqual({ text: '新年开工', size: 20 })
  })

  it('is a conflict when both changed the same field, and can be kept twice', () => {
    const mine = change(base, { title: { props: { text: '我的' } } })
    const theirs = change(base, { title: { props: { text: '对方' } } })
    const [difference] = findDifferences({ base, mine, theirs })
    expect(difference).toMatchObject({ preselected: undefined, choices: ['mine', 'theirs', 'both'] })
    const both = merge({ base, mine, theirs, choices: new Map([[id('title'), 'both']]) })
    expect(both.children.slice(0, 2)).toEqual(['title', 'copy-0'])
    expect(both.nodes[id('copy-0')]?.props).toEqual({ text: '对方' })
  })

  describe('kept twice in a free container', () => {
    const bounds = MODULE_RULES.boundsOf(base.nodes[id('free')] as Node)
    const inCorner = { x: bounds.width - 20, y: bounds.height - 10, width: 20, height: 10 }
    const mergeBoth = (mine: object, theirs: object) => {
      const documents = { base, mine: change(base, { logo: mine }), theirs: change(base, { logo: theirs }) }
      const merged = merge({ ...documents, choices: new Map([[id('logo'), 'both']]) })
      expect(merged.nodes[id('free')]?.children).toEqual(['logo', 'copy-0', 'slogan', 'buy'])
      return merged.nodes[id('copy-0')]?.rect
    }

    it('puts the copy where they placed it', () => {
      const rect = { x: 100, y: 30, width: 40, height: 20 }
      expect(mergeBoth({ name: '我的' }, { name: '对方', rect })).toEqual(rect)
    })

    it('never overlaps mine, and never leaves the container', () => {
      expect(mergeBoth({ name: '我的', rect: inCorner }, { name: '对方', rect: inCorner })).toEqual({
        ...inCorner,
        x: inCorner.x - 10,
        y: inCorner.y - 10,
      })
      const outside = { ...inCorner, x: bounds.width + 50, y: -30 }
      expect(mergeBoth({ name: '我的' }, { name: '对方', rect: outside })).toEqual({ ...inCorner, y: 0 })
    })
  })

  it('drops the rect of the copy where mine is in flow layout', () => {
    const theirs = change(base, { title: { name: '对方', rect: { x: 5, y: 5, width: 10, height: 10 } } })
    const mine = change(base, { title: { name: '我的' } })
    const both = merge({ base, mine, theirs, choices: new Map([[id('title'), 'both']]) })
    expect(both.nodes[id('copy-0')]).not.toHaveProperty('rect')
  })

  it('is a conflict when one side removed what the other changed', () => {
    const mine = edited(base, [[2, Object.keys(base.nodes).indexOf('free'), 0, 0]], 'm')
    const theirs = change(base, { logo: { name: '标志' } })
    const [difference] = findDifferences({ base, mine, theirs })
    expect(difference).toMatchObject({ id: 'free', mine: { kinds: ['removed'] }, preselected: undefined })
    const merged = merge({ base, mine, theirs, choices: new Map([[id('free'), 'theirs']]) })
    expect(merged.nodes[id('free')]?.children).toEqual(['logo', 'slogan', 'buy'])
    expect(merged.nodes[id('logo')]?.name).toBe('标志')
  })

  it('removes what one side removed and the other did not change', () => {
    const mine = edited(base, [[2, Object.keys(base.nodes).indexOf('free'), 0, 0]], 'm')
    const merged = merge({ base, mine, theirs: change(base, { title: { name: 'x' } }) })
    expect(merged.children).toEqual(['title', 'banner', 'riddle'])
  })
})

it('is a conflict when each side moved one node into the other', () => {
  const base = samplePage()
  const [a, b] = [
    { id: id('a'), module: 'free-container', version: 0, props: {}, children: [] as NodeId[] },
    { id: id('b'), module: 'free-container', version: 0, props: {}, children: [] as NodeId[] },
  ]
  const start: Document = { ...base, children: [a.id, b.id], nodes: { [a.id]: a, [b.id]: b } }
  const mine: Document = { ...start, children: [b.id], nodes: { [a.id]: a, [b.id]: { ...b, children: [a.id] } } }
  const theirs: Document = { ...start, children: [a.id], nodes: { [a.id]: { ...a, children: [b.id] }, [b.id]: b } }
  expect(findDifferences({ base: start, mine, theirs }).map((difference) => difference.preselected)).toEqual([
    undefined,
    undefined,
  ])
  expect(merge({ base: start, mine, theirs })).toEqual(mine)
})

it('orders nodes that both inserted at the same index one after the other', () => {
  const base = samplePage()
  const mine = edited(base, [[1, 0, 0, 1]], 'm')
  const theirs = edited(base, [[1, 0, 0, 1]], 't')
  expect(merge({ base, mine, theirs }).children.slice(0, 3)).toEqual(['title', 'm0', 't0'])
})
