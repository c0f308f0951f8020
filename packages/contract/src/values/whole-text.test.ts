import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cutText, wellFormed, wellFormedJson } from './whole-text.ts'

const anyText = fc.string({ unit: fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit)) })
const isWellFormed = (text: string) => !/[\ud800-\udfff]/u.test(text)

it('a text is well-formed afterwards, and unchanged when it was before', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(isWellFormed(wellFormed(text))).toBe(true)
      expect(wellFormed(text) === text).toBe(isWellFormed(text))
    }),
  )
  expect(wellFormed('a\ud800b\ude00😀')).toBe('a\ufffdb\ufffd😀')
})

it('a cut text is a start of it, within its limit, and ends with a whole character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(12), (text, max) => {
      const cut = cutText(text, max)
      expect([text.startsWith(cut), cut.length <= max, isWellFormed(cut)]).toEqual([true, true, true])
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max - 1))
    }),
  )
  expect([cutText('好😀', 2), cutText('好😀', 3), cutText('好', 0)]).toEqual(['好', '好😀', ''])
})

describe('JSON text', () => {
  it.each([
    [String.raw`{"title":"a\ud800b"}`, { title: 'a\ufffdb' }],
    [String.raw`{"\uDFFF":["\ud83d\ude00","\ude00\ud83d"]}`, { '\ufffd': ['😀', '\ufffd\ufffd'] }],
    [String.raw`["\\ud800","\\\ud800","\"\ud800\""]`, [String.raw`\ud800`, '\\\ufffd', '"\ufffd"']],
    ['["\ud800"]', ['\ufffd']],
  ])('%s', (text, value) => expect(JSON.parse(wellFormedJson(text))).toEqual(value))

  it('has the same value as the text, but for its half characters', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), anyText, (value, text) => {
        const json = JSON.stringify([value, text])
        expect(JSON.parse(wellFormedJson(json))).toEqual([
          JSON.parse(wellFormed(JSON.stringify(value))),
          wellFormed(text),
        ])
      }),
    )
  })
})
