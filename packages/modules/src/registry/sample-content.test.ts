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
      expect(definition.fields[name]?.schema.safeParse(value), name).toMatchObject({ success: true, data: value })
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

it('is none for modules that show their own', () => {
  expect(sampleContent('product-list', 'zh-CN')).toBeUndefined()
  expect(sampleContent('constructor', 'zh-CN')).toBeUndefined()
})
