import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isEmail } from './index.ts'
import { DECEPTIVE, LONG_TEXTS, NOT_TEXTS } from './test-characters.ts'

const VALID = [
  'a@b.cn',
  'buyer@mall.example',
  'first.last@mall.example',
  'a.b.c@d.e.f.example',
  '13800000000@163.com',
  'a+tag@mall.example',
  "o'neil@mall.example",
  'a_b@mall.example',
  'A-B@Mall.EXAMPLE',
  '_@mall.example',
  '1@2.example',
  'a@x-y.example',
  'a@1.2.example',
  'a@mall.xn--fiqs8s',
  'a@xn--fiqs8s.xn--fiqs8s',
  '{a}|~@mall.example',
  'a@q.museum',
  `${'a'.repeat(64)}@mall.example`,
  `a@${'b'.repeat(63)}.example`,
  `a@${Array.from({ length: 60 }, () => 'bcd').join('.')}.example`,
]
const INVALID = [
  '',
  'a',
  '@',
  'a@',
  '@b.cn',
  'a@b',
  'a.cn',
  'a@b.c',
  'a@@b.cn',
  'a@b@c.cn',
  'a b@c.cn',
  'a@b c.cn',
  ' a@b.cn',
  'a@b.cn ',
  '.a@b.cn',
  'a.@b.cn',
  'a..b@c.cn',
  'a@.b.cn',
  'a@b..cn',
  'a@b.cn.',
  'a@-b.cn',
  'a@b-.cn',
  'a@b.-cn',
  'a@b.c1',
  'a@b.12',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  '"a b"@c.cn',
  'a,b@c.cn',
  'a;b@c.cn',
  'a:b@c.cn',
  'a<b@c.cn',
  '<a@b.cn>',
  'a(b)@c.cn',
  'a\\b@c.cn',
  'mailto:a@b.cn',
  'a@b_c.cn',
  'a@b.cn\n',
  '\na@b.cn',
  'a\n@b.cn',
  '用户@例子.公司',
  'a@例子.cn',
  'é@b.cn',
  'a＠b.cn',
  'a@b．cn',
  'a@b。cn',
  'a@b.xn--',
  'a@b.cn?subject=x',
  'a@b.cn/c',
  'a@b.c😀',
  'a@b.cn,c@d.cn',
  `${'a'.repeat(65)}@mall.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${Array.from({ length: 65 }, () => 'bcd').join('.')}.example`,
]

describe('an e-mail address', () => {
  it.each(VALID)('is %s', (text) => expect(isEmail(text)).toBe(true))

  it.each(INVALID)('is not %j', (text) => expect(isEmail(text)).toBe(false))

  it.each(DECEPTIVE)('has no %j', (character) => {
    const texts = [`a${character}b@mall.example`, `a@ma${character}ll.example`, `a@mall.exam${character}ple`]
    expect(
      [...texts, `${character}a@mall.example`, `a@mall.example${character}`].filter((text) => isEmail(text)),
    ).toEqual([])
  })

  it('is a text', () => expect(NOT_TEXTS.filter((value) => isEmail(value))).toEqual([]))

  it('is none of 10,000 characters', () => expect(LONG_TEXTS.filter((text) => isEmail(text))).toEqual([]))

  const label = fc.stringMatching(/^[0-9a-z]([0-9a-z-]{0,8}[0-9a-z])?$/)
  const atom = fc.stringMatching(/^[0-9A-Za-z_+-]{1,10}$/)
  const parts = fc.record({
    local: fc.array(atom, { minLength: 1, maxLength: 5 }),
    labels: fc.array(label, { minLength: 1, maxLength: 5 }),
    top: fc.stringMatching(/^[a-z]{2,8}$/),
  })

  it('is atoms at labels, with exactly one @ and one dot between each', () => {
    fc.assert(
      fc.property(parts, fc.nat(), ({ local, labels, top }, at) => {
        const text = `${local.join('.')}@${labels.join('.')}.${top}`
        expect(isEmail(text)).toBe(true)
        const marks = Array.from(text.matchAll(/[.@]/g)).map(({ index }) => index)
        const mark = marks[at % marks.length] ?? 0
        // Doubled, a dot has nothing between, and an @ is one too many.
        expect(isEmail(text.slice(0, mark) + text[mark] + text.slice(mark))).toBe(false)
        expect(isEmail(text.replace('@', '.'))).toBe(false)
      }),
    )
  })
})
