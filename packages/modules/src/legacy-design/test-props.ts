import { Colour } from '@mallwright/contract/document'
import { readHtml } from '@mallwright/contract/rich-text'
import fc from 'fast-check'

import type { Field, Fields } from '../kit/field.ts'
import { isIdField } from '../stress-fixtures/id-field.ts'

const text = (max: number) =>
  fc
    .oneof(fc.string({ maxLength: 40, unit: 'binary' }), fc.constantFrom('', '0', '1', '12px', ' 采购 '))
    .map((one) => one.slice(0, max))
const hex = fc
  .stringMatching(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)
  .filter((one) => Colour.safeParse(one).success)
const id = fc.oneof(fc.string({ minLength: 1, maxLength: 64 }), fc.constantFrom('P001', 'a,b', ' x ', '__proto__'))
const address = fc.oneof(
  text(40),
  fc.constantFrom(
    '',
    '/search/goods?a=1',
    'https://mall.example/x',
    '//x',
    '/micro/alm-mall-shop/ProductDetails?cProdCode=1',
  ),
)
const links = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  address.map((path) => ({ kind: 'path' as const, path })),
  address.map((url) => ({ kind: 'url' as const, url })),
  text(40).map((code) => ({ kind: 'product' as const, code })),
  text(40).map((shopId) => ({ kind: 'shop' as const, shopId })),
  text(40).map((articleId) => ({ kind: 'article' as const, articleId })),
  text(40).map((params) => ({ kind: 'partner' as const, params })),
  text(40).map((classId) => ({ kind: 'class' as const, classId })),
)
const picture = fc.record({ url: text(60), width: fc.nat(), height: fc.nat() })

/** Articles (rich text) as older systems store them. */
const ARTICLES = [
  '<h2>标题</h2><p style="text-align:center">正文 <b>粗</b></p>',
  '<ul><li>一<li>二</ul><table><tr><th>列<td colspan=2>格</table>',
  '<p><a href="/search/goods">链接</a><img src="/p.svg" alt="图" width="20" height="10"></p>',
]

/** Arbitrary value that a field's schema accepts. */
export function anyValue(field: Field): fc.Arbitrary<unknown> {
  if (isIdField(field)) return fc.array(id, { maxLength: Math.min(field.max, 5) })
  switch (field.kind) {
    case 'text':
      return text(field.max)
    case 'range': {
      const { min, max } = field
      return fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
        fc.double({ min, max, noNaN: true }).map((one) => one + 0),
      )
    }
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'toggle':
      return fc.boolean()
    case 'colour':
      return fc.oneof(fc.constant(''), hex)
    case 'rich':
      return fc.oneof(text(60), fc.constantFrom(...ARTICLES)).map(readHtml)
    case 'video':
      return fc.record({ url: text(60), width: fc.nat(), height: fc.nat(), durationSec: fc.nat() })
    case 'picture':
      return picture
    case 'link':
      return links
    case 'group':
      return anyProps(field.of)
    case 'list':
      return fc.array(anyProps(field.of), { maxLength: Math.min(field.max, 4) })
  }
}

/** Arbitrary complete props of the fields. */
export function anyProps(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])))
}
