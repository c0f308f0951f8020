import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { CONTAINER_WIDTH, DEFINITIONS, definitionOf, readProps } from '@mallwright/modules/definitions'
import { describe, expect, it } from 'vitest'

// Constants of specification 3 §9 that cross packages. Constants of a single module are tested beside it.

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../packages', path), 'utf8')
const defaultsOf = (type: string) => {
  const definition = definitionOf(type)
  if (!definition) throw new Error(`no module ${type}`)
  return readProps(definition, { version: definition.version, props: {} })
}

describe('design widths', () => {
  it('are 375 for a page and 379 for a free container, in both the style sheet and the code', () => {
    const css = read('viewer/src/runtime/page/page.css')
    expect(css).toContain('--u: calc(100cqi / 375)')
    expect(css).toContain('--c: calc(100cqi / 379)')
    expect(CONTAINER_WIDTH).toBe(379)
    expect(read('modules/src/appearance/page-width.ts')).toContain('PAGE_WIDTH = 375')
  })
})

describe('defaults', () => {
  it('text size is 14', () => {
    for (const type of ['text', 'button', 'announcement']) expect(defaultsOf(type)['fontSize'], type).toBe(14)
  })

  it('module title size is 20', () => {
    expect(defaultsOf('module-title')['fontSize']).toBe(20)
    for (const type of ['product-list', 'paged-list']) expect(defaultsOf(type)['titleSize'], type).toBe(20)
  })

  it('names are #333333 and prices #ff4200 in the light theme, and follow the theme in the dark one', () => {
    const [light = '', ...dark] = read('viewer/src/runtime/page/theme.css').split(/@media|\[data-theme='dark'\]/)
    expect(light).toContain('--mw-name: #333333')
    expect(light).toContain('--mw-price: #ff4200')
    for (const rules of dark) expect(rules).not.toMatch(/--mw-name: #333333|--mw-price: #ff4200/)
    for (const type of ['product-list', 'paged-list'])
      expect(defaultsOf(type), type).toMatchObject({ nameColour: '', priceColour: '' })
  })
})

it('no module of a free container can be smaller than 20 by 20', () => {
  const itemTypes = new Set(
    Object.values(DEFINITIONS).flatMap(({ accepts }) => (accepts?.arrangement === 'free' ? accepts.types : [])),
  )
  expect(itemTypes.size).toBeGreaterThan(0)
  for (const type of itemTypes) {
    const { minWidth = 0, minHeight = 0 } = definitionOf(type)?.size ?? {}
    expect(Math.min(minWidth, minHeight), type).toBeGreaterThanOrEqual(20)
  }
})
