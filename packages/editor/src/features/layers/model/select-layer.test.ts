import { beforeEach, describe, expect, it } from 'vitest'

import { openPage } from '../../../document-store/open-page.ts'
import type { OpenPage } from '../../../document-store/open-page.ts'
import { samplePage } from '../../../sample-page.samples.ts'
import { layerRows } from './layer-rows.ts'
import { selectLayer } from './select-layer.ts'

let page: OpenPage
let anchor: string | undefined
beforeEach(() => {
  page = openPage(samplePage())
  anchor = undefined
})
const click = (key: string, keys: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => {
  const rows = layerRows(page.documents.getState().document, new Set())
  const event = { shiftKey: false, ctrlKey: false, metaKey: false, ...keys }
  anchor = selectLayer(page, rows, { key, anchor, event })
  return page.selection.getState().selected
}

describe('click on a layer', () => {
  it('selects it, with Ctrl toggles it', () => {
    expect(click('logo')).toEqual(['logo'])
    expect(click('buy', { ctrlKey: true })).toEqual(['logo', 'buy'])
    expect(click('logo', { ctrlKey: true })).toEqual(['buy'])
  })

  it('selects a range with Shift in either direction', () => {
    click('slogan')
    expect(click('buy', { shiftKey: true })).toEqual(['slogan', 'buy'])
    expect(click('logo', { shiftKey: true })).toEqual(['logo', 'slogan'])
  })

  it('never selects a parent with its child', () => {
    click('title')
    expect(click('banner', { shiftKey: true })).toEqual(['title', 'free', 'banner'])
    expect(click('logo', { ctrlKey: true })).toEqual(['title', 'free', 'banner'])
  })
})
