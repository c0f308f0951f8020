import { checkDocument } from '@mallwright/contract/document'
import { AA_CONTRAST, AA_CONTRAST_LARGE, contrastOf } from '@mallwright/contract/values'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compilePage } from '../registry/definitions.ts'
import { readFields } from '../kit/field.ts'
import type { Fields } from '../kit/field.ts'
import { CAROUSEL_DEFAULTS } from '../carousel/carousel.ts'
import { themeCss, themeTokens } from './theme-tokens.ts'
import { siteTheme } from './site-theme.ts'
import { initialPartDocument, readSiteDefaults, readSiteChrome, SITE_PARTS } from './site-parts.ts'

const look = (stored: Record<string, unknown> = {}) => readFields(siteTheme.fields, stored)

function unlabelled(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.label.zh && field.label.en ? [] : [name]),
    ...(field.kind === 'group' || field.kind === 'list' ? unlabelled(field.of) : []),
  ])
}

describe.each(Object.entries(SITE_PARTS))('the part %s', (code, definition) => {
  it('starts as a document with one node that compiles to every default', () => {
    const document = initialPartDocument(code)
    expect(document && checkDocument(document).ok).toBe(true)
    const page = document && compilePage(document, code)
    expect(page?.nodes).toMatchObject([{ module: code, props: readFields(definition.fields, {}) }])
  })

  it('has no place on a page, and every field has a label in both languages', () => {
    expect(definition.allowedParents).toEqual([])
    expect(unlabelled(definition.fields)).toEqual([])
  })
})

it('frames a release that never published a part as it starts', () => {
  expect(readSiteChrome({})).toEqual(readSiteChrome({ 'site-look': { nodes: [] } }))
  expect(readSiteChrome({}).tabBar.items).toEqual([])
})

it('gives new modules the designer defaults of specification 1 §3', () => {
  expect(CAROUSEL_DEFAULTS).toEqual({ interval: 3, perView: 3, spacing: 20 })
  expect(readSiteDefaults({})['carousel']).toMatchObject(CAROUSEL_DEFAULTS)
})

describe('the theme tokens', () => {
  it('say nothing while nothing was changed', () => {
    expect(themeTokens(look())).toEqual({ light: {}, dark: {} })
    expect(themeCss(look())).toBe('')
  })

  it('derive dark values, which may be set one by one', () => {
    const { dark } = themeTokens(look({ primary: '#1659d6' }))
    expect(dark['--mw-primary']).toBe('#1659d6')
    expect(dark['--mw-ground']).toBe('#121317')
    const own = themeTokens(look({ dark: { ground: '#001122' } }))
    expect(own.dark['--mw-ground']).toBe('#001122')
    expect(own.light).toEqual({})
  })

  it('scale corners and text, and take the shadow away', () => {
    const { light } = themeTokens(look({ rounding: 50, fontScale: 120, shadow: 'none' }))
    expect(light).toEqual({ '--mw-round': '0.5', '--mw-font': '1.2', '--mw-shadow': 'none' })
  })

  it('keep every text readable on light cards and dark ones, whatever colours are chosen', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, colour, (primary, price, text) => {
        const { light, dark } = themeTokens(look({ primary, price, text }))
        for (const tokens of [light, dark]) {
          const on = (name: string, ground: string) => contrastOf(tokens[name] ?? '', tokens[ground] ?? '')
          for (const name of ['--mw-text', '--mw-text-weak', '--mw-primary-text', '--mw-price-small'])
            for (const ground of ['--mw-surface', '--mw-ground'])
              expect(on(name, ground)).toBeGreaterThanOrEqual(AA_CONTRAST)
          expect(on('--mw-price', '--mw-surface')).toBeGreaterThanOrEqual(AA_CONTRAST_LARGE)
          expect(on('--mw-on-primary', '--mw-primary')).toBeGreaterThanOrEqual(AA_CONTRAST)
        }
      }),
    )
  })

  it('never let a value out of its declaration', () => {
    const css = themeCss(look({ primary: 'red;}body{display:none', dark: { ground: 'url(x)' }, fontScale: 'calc(1)' }))
    expect(css).toBe('')
  })
})
