import { checkDocument } from '@mallwright/contract/document'
import type { NodeId, Rect } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { compilePage, CONTAINER_WIDTH, definitionOf, readFields } from '../registry/definitions.ts'
import { describe, expect, it } from 'vitest'

import type { TemplateSite } from './page-template.ts'
import { PAGE_TEMPLATES } from './page-templates.ts'

const CLASSES = ['办公行政', '工业品', '劳保与福利'].map((name, index) => ({ id: `c${index}`, name }))

function siteOf(locale: keyof Label, classes = CLASSES): TemplateSite {
  let count = 0
  return { newId: () => `n${++count}` as NodeId, classes, text: (label) => label[locale] }
}

describe.each(PAGE_TEMPLATES)('template $name', (template) => {
  it.each([
    ['zh', siteOf('zh')],
    ['en', siteOf('en')],
    ['zh', siteOf('zh', [])],
  ] as const)('is a page of known props in %s', (_, site) => {
    const document = template.build(site)
    expect(checkDocument(document)).toMatchObject({ ok: true })
    for (const { module, props } of Object.values(document.nodes)) {
      const fields = definitionOf(module)?.fields ?? {}
      // Invalid values would fall back to defaults.
      expect(readFields(fields, props)).toMatchObject(props)
      expect(Object.keys(props).filter((name) => !Object.hasOwn(fields, name))).toEqual([])
    }
    for (const { id, props, children } of Object.values(document.nodes)) {
      const below = (children ?? []).flatMap((child) => document.nodes[child]?.rect ?? [])
      const height = Number(props['height'] ?? Infinity)
      const isInside = (rect: Rect) =>
        Math.min(rect.x, rect.y) >= 0 && rect.x + rect.width <= CONTAINER_WIDTH && rect.y + rect.height <= height
      expect([id, below.filter((rect) => !isInside(rect))]).toEqual([id, []])
    }
    expect(compilePage(document, 'x').nodes).toHaveLength(document.children.length)
  })

  it('has a description', () => {
    for (const label of [template.label, template.occasion]) {
      expect(label.zh.length).toBeGreaterThan(1)
      expect(label.en.length).toBeGreaterThan(1)
    }
  })
})

it('are at least eight with unique names', () => {
  expect(new Set(PAGE_TEMPLATES.map(({ name }) => name)).size).toBe(PAGE_TEMPLATES.length)
  expect(PAGE_TEMPLATES.length).toBeGreaterThanOrEqual(8)
})
