import { checkDocument } from '@mallwright/contract/document'
import type { NodeId } from '@mallwright/contract/document'
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

const theme = (stored: Record<string, unknown> = {}) => readFields(siteTheme.fields, stored)

function unlabelled(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...(field.label.zh && field.label.en ? [] : [name]),
    ...(field.kind === 'group' || field.kind === 'list' ? unlabelled(field.of) : []),
  ])
}

describe.each(Object.entries(SITE_PARTS))('the site part %s', (code, definition) => {
  it('has an initial document with one node that compiles to all defaults', () => {
    const document = initialPartDocument(code)
    expect(document && checkDocument(document).ok).toBe(true)
    const page = document && compilePage(document, code)
    expect(page?.nodes).toMatchObject([{ module: code, props: readFields(definition.fields, {}) }])
  })

  it('is not allowed on a page, and labels every field in both languages', () => {
    expect(definition.allowedParents).toEqual([])
    expect(unlabelled(definition.fields)).toEqual([])
  })
})

it('takes its defaults in a release that never published it', () => {
  expect(readSiteChrome({})).toEqual(readSiteChrome({ 'site-look': { nodes: [] } }))
  expect(readSiteChrome({}).tabBar.items).toEqual([])
})

it('reads the background of a theme that was stored before it had this name', () => {
  const props = { ground: '#0a0b0c', primary: '#1659d6', dark: { ground: '#001122', text: '#ffffff' } }
  const { theme: read } = readSiteChrome({ 'site-look': { nodes: [storedNode(props)] } })
  expect(read).toMatchObject({ background: '#0a0b0c', primary: '#1659d6' })
  expect(read.dark).toMatchObject({ background: '#001122', text: '#ffffff' })
})

function storedNode(props: Record<string, unknown>) {
  return { id: 'part' as NodeId, module: 'site-look', version: 0, props }
}

it('gives new modules the designer defaults of specification 1 §3', () => {
  expect(CAROUSEL_DEFAULTS).toEqual({ interval: 3, perView: 3, spacing: 20 })
  expect(readSiteDefaults({})['carousel']).toMatchObject(CAROUSEL_DEFAULTS)
})

describe('the theme tokens', () => {
  it('are empty without changes', () => {
    expect(themeTokens(theme())).toEqual({ light: {}, dark: {} })
    expect(themeCss(theme())).toBe('')
  })

  it('derive dark values, which can be overridden one by one', () => {
    const { dark } = themeTokens(theme({ primary: '#1659d6' }))
    expect(dark['--mw-primary']).toBe('#1659d6')
    expect(dark['--mw-background']).toBe('#121317')
    const customTokens = themeTokens(theme({ dark: { background: '#001122' } }))
    expect(customTokens.dark['--mw-background']).toBe('#001122')
    expect(customTokens.light).toEqual({})
  })

  it('leave product names as they are while the text colour is the default', () => {
    const { light, dark } = themeTokens(theme({ primary: '#1659d6' }))
    expect([light['--mw-name'], dark['--mw-name']]).toEqual(['#333333', '#dfe2e8'])
    expect(themeTokens(theme({ text: '#102a43' })).light['--mw-name']).toBe('#102a43')
  })

  it('scale corners and text, and remove the shadow', () => {
    const { light } = themeTokens(theme({ rounding: 50, fontScale: 120, shadow: 'none' }))
    expect(light).toEqual({ '--mw-round': '0.5', '--mw-font': '1.2', '--mw-shadow': 'none' })
  })

  it('make all text readable on light and dark cards, for any colours', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, colour, (primary, price, text) => {
        const { light, dark } = themeTokens(theme({ primary, price, text }))
        for (const tokens of [light, dark]) {
          const contrastOn = (name: string, background: string) =>
            contrastOf(tokens[name] ?? '', tokens[background] ?? '')
          for (const name of ['--mw-text', '--mw-text-weak', '--mw-primary-text', '--mw-price-small'])
            for (const background of ['--mw-surface', '--mw-background'])
              expect(contrastOn(name, background)).toBeGreaterThanOrEqual(AA_CONTRAST)
          expect(contrastOn('--mw-price', '--mw-surface')).toBeGreaterThanOrEqual(AA_CONTRAST_LARGE)
          expect(contrastOn('--mw-on-primary', '--mw-primary')).toBeGreaterThanOrEqual(AA_CONTRAST)
        }
      }),
    )
  })

  it('never escape their declaration', () => {
    const css = themeCss(
      theme({ primary: 'red;}body{display:none', dark: { background: 'url(x)' }, fontScale: 'calc(1)' }),
    )
    expect(css).toBe('')
  })
})
