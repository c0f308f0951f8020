import type { NodeId } from '@mallwright/contract/document'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createClipping } from '../../../commands/kit/clipping.ts'
import { samplePage } from '../../../sample-page.samples.ts'
import { unwrapClipping, wrapClipping } from './clipboard-payload.ts'
import { MAX_CLIPPING_LENGTH, readClipping, writeClipping } from './clipboard-format.ts'

const ORIGIN = 'https://a.example'
const clipping = () => createClipping(samplePage(), ['free', 'riddle'] as NodeId[])
const clipboardText = () => writeClipping(clipping(), ORIGIN) ?? ''

describe('clipping', () => {
  it('survives the HTML of the clipboard unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, lines) => {
        // HTML normalises line ends and drops null characters.
        const json = JSON.stringify({ text })
        expect(unwrapClipping(wrapClipping(json, lines).html)).toBe(json)
      }),
    )
    expect(unwrapClipping('<p data-other="1">words</p>')).toBeUndefined()
  })

  it('is read as it was copied', () => {
    expect(readClipping(clipboardText(), ORIGIN)).toEqual({ kind: 'clipping', clipping: clipping(), blocks: {} })
  })

  it('never throws on garbage', () => {
    const broken = fc.tuple(fc.nat(), fc.nat(200), fc.string()).map(([from, length, put]) => {
      const json = clipboardText()
      const at = from % json.length
      return json.slice(0, at) + put + json.slice(at + length)
    })
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), broken), (text) => {
        expect(['clipping', 'broken', 'newer', 'tooLarge']).toContain(readClipping(text, ORIGIN).kind)
        unwrapClipping(`<div data-mallwright-clipping="${text}">`)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['a node held twice', (json: string) => json.replace('"children":["logo","slogan"', '"children":["logo","logo"')],
    ['a child that is missing', (json: string) => json.replace('"children":["logo"', '"children":["nobody"')],
    ['a node inside itself', (json: string) => json.replace('"children":["logo"', '"children":["free"')],
    ['no nodes', () => `{"format":1,"origin":"","children":[],"nodes":{},"from":[]}`],
    ['lists without end', () => '['.repeat(200_000)],
    [
      'props without end',
      (json: string) => json.replace('"height":300', `"height":${'['.repeat(150)}${']'.repeat(150)}`),
    ],
  ])('is broken by %s', (_name, corrupt) => {
    expect(readClipping(corrupt(clipboardText()), ORIGIN)).toEqual({ kind: 'broken' })
  })

  it('drops keys such as __proto__', () => {
    const json = clipboardText().replace('"height":300', '"height":300,"__proto__":{"isAdmin":true},"constructor":1')
    const read = readClipping(json, ORIGIN)
    const props = read.kind === 'clipping' ? read.clipping.nodes['free' as NodeId]?.props : undefined
    expect(Object.getOwnPropertyNames(props)).toEqual(['height'])
    expect((props as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('is refused when too large or of a newer format', () => {
    expect(readClipping(' '.repeat(MAX_CLIPPING_LENGTH + 1), ORIGIN)).toEqual({ kind: 'tooLarge' })
    expect(readClipping(clipboardText().replace('"format":1', '"format":2'), ORIGIN)).toEqual({ kind: 'newer' })
  })

  it('makes file addresses of another site absolute and keeps all others', () => {
    const document = samplePage()
    const ownUrl = '/api/x/alc-oss/handle/downLoad/abc/origin'
    const banner = document.nodes['banner' as NodeId]
    if (banner) banner.props = { picture: { url: ownUrl }, other: { url: 'https://c.example/a.png' } }
    const json = writeClipping(createClipping(document, ['banner'] as NodeId[]), ORIGIN) ?? ''
    const urlsAt = (origin: string, from = json) => {
      const read = readClipping(from, origin)
      return read.kind === 'clipping' ? read.clipping.nodes['banner' as NodeId]?.props : undefined
    }
    expect(urlsAt(ORIGIN)).toEqual(banner?.props)
    const completed = { picture: { url: `${ORIGIN}${ownUrl}` }, other: { url: 'https://c.example/a.png' } }
    expect(urlsAt('https://b.example')).toEqual(completed)
    expect(urlsAt('https://b.example', json.replace(ORIGIN, 'javascript:alert(1)//'))).toEqual(banner?.props)
  })
})
