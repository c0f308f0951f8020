import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { limitText, toPlainText } from './plain-text.ts'

const element = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })
const LINES = { max: 100, isLong: true }
const LINE = { max: 100, isLong: false }

describe('pasted text', () => {
  it('keeps line breaks in multi-line fields and joins lines otherwise', () => {
    expect(toPlainText('满减\r\n包邮\u2028次日达', LINES)).toBe('满减\n包邮\n次日达')
    expect(toPlainText(' 满减 \n\n 包邮\n', LINE)).toBe('满减 包邮')
  })

  it('drops control characters', () => {
    expect(toPlainText('\ufeff满\u0000减\u0007\t券', LINES)).toBe('满减 券')
  })

  it('is cut to the maximum length, never inside a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), fc.boolean(), (text, max, isLong) => {
        const plain = toPlainText(text, { max, isLong })
        expect(plain.length).toBeLessThanOrEqual(max)
        expect(isLong || !plain.includes('\n')).toBe(true)
      }),
    )
    expect(toPlainText('好😀', { max: 2, isLong: false })).toBe('好')
  })
})

describe('edited text', () => {
  it.each([
    ['满减', '满减'],
    ['满减\n包邮', '满减\n包邮'],
    ['满减<br>包邮<br>', '满减\n包邮'],
    ['满减<div>包邮</div><div><b>次</b>日达</div>', '满减\n包邮\n次日达'],
    ['满减\n\n', '满减\n'],
    ['<br>', ''],
  ])('is read from any markup of the browser: %s', (html, text) => {
    expect(limitText(element(html), LINES)).toBe(text)
  })
})
