import { LOCALES } from '@mallwright/contract/values'
import { describe, expect, it } from 'vitest'

import { contentIssues } from '../kit/content-issues.ts'
import { definitionOf, readProps } from './definitions.ts'
import { sampleContent, SAMPLE_TYPES } from './sample-content.ts'

describe.each(SAMPLE_TYPES)('sample content of %s', (type) => {
  it.each(LOCALES)('is valid and found by the check, in %s', (locale) => {
    const definition = definitionOf(type)
    if (!definition) throw new Error(`no module ${type}`)
    const props = { ...sampleContent(type, locale) }
    for (const [name, value] of Object.entries(props)) {
      expect({ value: definition.fields[name]?.read(value) }, name).toMatchObject({ value })
    }
    const issues = contentIssues(definition, readProps(definition, { version: definition.version, props }), 0)
    const kinds = issues.map(({ kind }) => kind)
    expect(kinds).toContain('sample')
    expect(kinds).not.toContain('empty')
    expect(kinds).not.toContain('noAlternative')
  })
})

it('is found once for each entry', () => {
  const definition = definitionOf('carousel')
  if (!definition) throw new Error('no carousel')
  const props = readProps(definition, { version: definition.version, props: { ...sampleContent('carousel', 'zh-CN') } })
  const samples = contentIssues(definition, props, 0).filter(({ kind }) => kind === 'sample')
  expect(samples.map(({ entry }) => entry)).toEqual([1, 2, 3])
})

it.each(LOCALES)('is found where only the pictures were replaced, in %s', (locale) => {
  const definition = definitionOf('navigation')
  if (!definition) throw new Error('no navigation')
  const { items } = sampleContent('navigation', locale) as { items: { text: string }[] }
  const own = { picture: { url: '/own.png', width: 160, height: 160 } }
  const issuesOf = (texts: readonly string[]) => {
    const props = { items: items.map((item, index) => ({ ...item, ...own, text: texts[index] ?? item.text })) }
    const read = readProps(definition, { version: definition.version, props })
    return contentIssues(definition, read, 0).filter(({ kind }) => kind === 'sample')
  }
  expect(issuesOf([]).map(({ entry }) => entry)).toEqual([1, 2, 3, 4, 5])
  expect(issuesOf(['新品', '入口', '入口 12', 'Entry 3 offers', '东入口 1'])).toEqual([])
})

it('is none for modules that show their own', () => {
  expect(sampleContent('product-list', 'zh-CN')).toBeUndefined()
  expect(sampleContent('constructor', 'zh-CN')).toBeUndefined()
})
