import { describe, expect, it } from 'vitest'

import { definitionOf, readProps } from '../registry/definitions.ts'
import { contentIssues, contentReferences } from './content-issues.ts'

function read(type: string, props: Readonly<Record<string, unknown>>) {
  const definition = definitionOf(type)
  if (!definition) throw new Error(`no module ${type}`)
  return [definition, readProps(definition, { version: definition.version, props })] as const
}

const issues = (type: string, props = {}, childCount = 0) =>
  contentIssues(...read(type, props), childCount).map(({ kind, entry }) => [kind, entry])

const references = (type: string, props = {}) =>
  contentReferences(...read(type, props)).map(({ kind, ids, entry }) => [kind, ids, entry])

const picture = { url: 'https://cdn.example/a.png', width: 8, height: 8 }
const stored = { ...picture, url: '/api/alc-oss/handle/downLoad/0b0b0b0b-0000-4000-8000-00000000000a/origin' }

describe('the content of a node', () => {
  it('lacks its main content, or its children', () => {
    expect(issues('text')).toEqual([['empty', 0]])
    expect(issues('text', { text: '字' })).toEqual([])
    expect(issues('free-container')).toEqual([['noChildren', 0]])
    expect(issues('free-container', {}, 1)).toEqual([])
  })

  it('lacks nothing as a block of colour, or as a list that shows all while nothing is selected', () => {
    expect(issues('text', { text: '', background: '#d81e2c' })).toEqual([])
    expect(issues('timed-offers')).toEqual([])
    expect(issues('coupon-list')).toEqual([])
    expect(issues('article-list')).toEqual([])
    expect(issues('brand-wall')).toEqual([])
    expect(issues('article-list', { source: 'chosen' })).toEqual([['empty', 0]])
    expect(issues('brand-wall', { source: 'class' })).toEqual([['empty', 0]])
    expect(issues('product-list')).toEqual([['empty', 0]])
  })

  it('lacks pictures and alternative texts by entry', () => {
    const items = [{ picture }, {}, { picture, alt: '图' }]
    expect(issues('carousel', { slides: items })).toEqual([
      ['empty', 2],
      ['noAlternative', 1],
    ])
  })

  it('lacks a link only where one is expected, and not where an entry leads to its product', () => {
    expect(issues('button', { text: 'go' })).toEqual([['noLink', 0]])
    expect(issues('image', { picture, alt: '图' })).toEqual([])
    const items = [{ text: '一' }, { text: '二', icon: 'product', product: ['P1'] }]
    expect(issues('navigation', { items })).toContainEqual(['noLink', 1])
    expect(issues('navigation', { items })).not.toContainEqual(['noLink', 2])
  })

  it('refers to files, and to what its links and lists name', () => {
    const link = { kind: 'class', classId: 'c1' }
    expect(references('image', { picture: stored, link })).toEqual([
      ['file', ['0b0b0b0b-0000-4000-8000-00000000000a'], 0],
      ['class', ['c1'], 0],
    ])
    expect(references('image', { picture, link: { kind: 'url', url: 'https://a.example' } })).toEqual([])
    expect(references('product-list', { codes: ['P1', 'P2'] })).toEqual([['product', ['P1', 'P2'], 0]])
    const items = [{ text: '一', link: { kind: 'page', column: 'fest' } }]
    expect(references('navigation', { items })).toEqual([['page', ['fest'], 1]])
  })
})
