import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readHtml } from './read-html.ts'
import { isRichTag, RICH_LIMITS } from './rich-node.ts'
import type { RichNode } from './rich-node.ts'
import { readRichText, RichText, plainTextOf, writeHtml } from './rich-tree.ts'

const again = (html: string) => writeHtml(readHtml(html))

/** The browser's parse of HTML, in the format in which trees are compared. */
function browserTree(parent: Element): unknown[] {
  return [...parent.childNodes].map((node) =>
    node instanceof Element ? [node.tagName.toLowerCase(), ...browserTree(node)] : node.textContent,
  )
}
const plainTree = (nodes: readonly RichNode[]): unknown[] =>
  nodes.map((node) => (typeof node === 'string' ? node : [node.tag, ...plainTree(node.children ?? [])]))
const depthOf = (nodes: readonly RichNode[]): number =>
  Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children ?? []))))

describe('HTML of an editor', () => {
  it.each([
    ['<h2>一</h2><p>二<strong>三</strong> 四</p>', '<h2>一</h2><p>二<strong>三</strong> 四</p>'],
    ['<h1>一</h1><b>二</b><i>三</i>', '<h2>一</h2><strong>二</strong><em>三</em>'],
    ['<div>一<div>二</div>三</div>', '<p>一</p><p>二</p>三'],
    ['<p style="color:red; text-align: center">一</p>', '<p style="text-align:center">一</p>'],
    ['<ul><li>一<li>二<ul><li>三</ul></ul>', '<ul><li>一</li><li>二<ul><li>三</li></ul></li></ul>'],
    [
      '<table><tr><th colspan=2>一<td>二<tr><td></table>',
      '<table><tbody><tr><th colspan="2">一</th><td>二</td></tr><tr><td></td></tr></tbody></table>',
    ],
    [
      '<figure><img src="/a.png" width="750" height="300" onerror="x"><figcaption>图</figcaption></figure>',
      '<figure><img src="/a.png" alt="" width="750" height="300"><figcaption>图</figcaption></figure>',
    ],
    ['<a href="/shop?a=1&amp;b=2">一</a>', '<a href="/shop?a=1&amp;b=2">一</a>'],
    ['<a href="https://other.example/x">一</a>', '<a href="https://other.example/x">一</a>'],
    ['A &amp; B &lt;b&gt; &#20013;&#x6587; &copy; &nope; 1 < 2', 'A &amp; B &lt;b&gt; 中文 © &amp;nope; 1 &lt; 2'],
    ['<p></p><section><font>一</font></section>', '<p>一</p>'],
    ['<li>一</li><td>二</td><figcaption>三</figcaption>', '一二三'],
    ['<ul>一</ul><table>二</table>', '<ul><li>一</li></ul><table><tbody><tr><td>二</td></tr></tbody></table>'],
  ])('%s becomes %s', (html, expected) => {
    expect(again(html)).toBe(expected)
  })

  it.each([
    '<script>alert(1)</script>',
    '<script>"<b>"</script >',
    '<style>p{}</style><!-- <b>x</b> -->',
    '<svg><svg></svg><a href="javascript:alert(1)">x</a></svg>',
    '<iframe src="https://evil.test"><p>x</p></iframe>',
    '<img src=x onerror=alert(1)>',
    '<img src="//evil.test/a.png"><img src="/\t/evil.test"><img src="data:image/svg+xml,x">',
    "<noscript><p title='</noscript><img src=x>",
    '<template><p>x</p></template><math><mi>x</mi></math>',
    '<!doctype html><?xml x?><p',
  ])('nothing is left of %s', (html) => {
    expect(again(html)).toBe('')
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'data:x',
    '',
  ])('a link to %j is only its text', (href) => {
    expect(again(`<a href="${href}">一</a>`)).toBe('一')
  })

  it('has plain text', () => {
    expect(plainTextOf(readHtml('<h2>一</h2><p>二<b>三</b></p>')).trim()).toBe('一 二三')
  })
})

const FRAGMENTS = [
  ...'p h2 strong a ul li table thead tr td th figure figcaption blockquote span img br hr div b script svg'
    .split(' ')
    .flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} href="/a" src='/a.png' style="text-align:right" colspan=3`]),
  '<',
  '>',
  '"',
  "'",
  '=',
  '/',
  '<!--',
  '-->',
  '&',
  '&lt;',
  '&#0;',
  ' ',
  '\n',
  '一',
  'x',
  '\0',
  '\u00A0',
]
const hostile = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 60 }).map((parts) => parts.join(''))

describe('any HTML', () => {
  it('becomes a tree that parses to itself, in a browser too', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (html) => {
        const tree = readHtml(html)
        expect(readRichText(JSON.parse(JSON.stringify(tree)))).toEqual(tree)
        expect(readHtml(writeHtml(tree))).toEqual(tree)
        expect(depthOf(tree)).toBeLessThanOrEqual(RICH_LIMITS.depth)
        const { body } = new DOMParser().parseFromString(`<body>${writeHtml(tree)}`, 'text/html')
        expect(browserTree(body)).toEqual(plainTree(tree))
        expect(body.querySelector('script, svg, [onerror], [href^="javascript" i]')).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    '<p',
    '<p>',
    '<b>',
    '<ul><li>',
    '<table>',
    '<svg>',
    '<!--',
    '<a href="',
    '&#',
    '<',
    'x=',
    '</p ',
    '<p a="1',
  ])('of repeated %j stays within its limits', (fragment) => {
    const tree = readHtml(fragment.repeat(100_000))
    expect(depthOf(tree)).toBeLessThanOrEqual(RICH_LIMITS.depth)
    expect(JSON.stringify(tree).length).toBeLessThan(3_000_000)
  })
})

describe('stored rich text', () => {
  it('of any shape is read, and disallowed elements are dropped', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (stored) => {
        const read = RichText.parse(stored)
        expect(readRichText(read)).toEqual(read)
      }),
    )
    expect(RichText.safeParse('<p>x</p>').success).toBe(false)
  })

  it('loses hostile elements and preserves the text around them', () => {
    const stored = [
      { tag: 'p', onclick: 'x', children: ['一', { tag: 'script', children: ['alert(1)'] }] },
      { tag: 'a', href: 'javascript:alert(1)', children: ['二'] },
      { tag: 'img', src: '/a.png', width: -1, height: 1e9 },
      { tag: 'td', colSpan: 2, children: ['三'] },
    ]
    expect(writeHtml(readRichText(stored))).toBe('<p>一</p>二<img src="/a.png" alt="">三')
    expect(isRichTag('constructor')).toBe(false)
  })

  it('is cut at the maximum nesting depth', () => {
    let deep: unknown = '底'
    for (let level = 0; level < 5000; level++) deep = { tag: 'blockquote', children: [deep] }
    expect(depthOf(readRichText([deep]))).toBeLessThanOrEqual(RICH_LIMITS.depth)
  })
})
