import { readFileSync } from 'node:fs'

import { parseSync } from 'vite'
import { expect, it } from 'vitest'

import { nameOf, SOURCES } from './source-graph.ts'

/** Sources whose Chinese is data, and no text of a screen. */
const DATA =
  /\.data\.ts$|\.codec\.ts$|\.samples?\.ts|\/demo\/|\/testing\/|\/list-engine\/proof\/|\/stress-fixtures\/|\/option-codecs\/|^modules\/src\/appearance\/box-options|\/command-examples|\/sample-p|\/search-words/

/** Chinese outside of labels, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'contract/src/gate/buyer-state.ts': 'words of the wire: specification 1, real-name status',
  'server/src/catalog/product-detail.wire.ts': 'words of the wire: stock',
  'viewer/src/shop/screens/catalog/full-product.ts': 'reads a word of the wire: stock',
  'modules/src/button/button.ts': 'names the text of an empty button, which specification 3 gives',
  'modules/src/button/button.view.tsx': 'the text of an empty button, which specification 3 gives',
  'editor/src/features/desk/model/desk.texts.ts': 'the switch to a language, in that language',
  'viewer/src/shop/screens/institution/enterprise-creat/application-fields.tsx':
    'cBusiName of an upload, a word of the wire',
  'editor/src/features/assets/model/upload-file.ts': 'cBusiName of an upload, a word of the wire',
  'server/src/storefront/shop.routes.ts': 'a page that says it in both languages: it knows no reader',
  'viewer/src/prerender/shop-document.tsx': 'a page that says it in both languages: it knows no reader',
  'viewer/src/runtime/bootstrap/hydrate-loader.ts': 'a page that says it in both languages: it knows no reader',
}

/** Chinese characters, the language's own name excepted: it is the same in every language. */
const HAN = /(?!中文)(?<!中)\p{Script=Han}/u

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** The text of a literal, or of a piece of a template or of JSX. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type === 'TemplateElement') return (node['value'] as { raw: string }).raw
  return undefined
}

const nameOfKey = ({ key }: SyntaxNode): unknown => isNode(key) && (key['name'] ?? key['value'])

/** Whether a node is one language of a text: under `zh`, or beside its English in a call, a list or a choice by language. */
function isOneLanguage(source: string, parent: SyntaxNode, child: SyntaxNode): boolean {
  if (parent.type === 'Property') return ['zh', 'zh-CN'].includes(String(nameOfKey(parent)))
  const has = (node: unknown) => isNode(node) && HAN.test(source.slice(node.start, node['end'] as number))
  if (parent.type === 'ConditionalExpression') return !has(parent['consequent']) || !has(parent['alternate'])
  const siblings = (parent['arguments'] ?? parent['elements']) as readonly unknown[] | undefined
  const next = siblings?.[siblings.indexOf(child) + 1]
  return isNode(next) && /^['"`][A-Z]/.test(source.slice(next.start)) && !has(next)
}

/** English texts of a source: what stands below `en`. */
function englishTexts(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found: string[] = []
  const visit = (node: SyntaxNode, isEnglish: boolean): void => {
    const text = textOf(node)
    if (isEnglish && text !== undefined) found.push(`${nameOf(file)}: ${text}`)
    for (const child of Object.values(node).flat())
      if (isNode(child)) visit(child, isEnglish || (node.type === 'Property' && nameOfKey(node) === 'en'))
  }
  if (/\ben:/.test(source)) visit(parseSync(file, source).program as unknown as SyntaxNode, false)
  return found
}

/** Chinese literals that are no language of a text, and Chinese in English texts. */
function strayChinese(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (!HAN.test(source)) return []
  const found: string[] = []
  const visit = (node: SyntaxNode, isChinese: boolean, isEnglish: boolean): void => {
    const text = textOf(node)
    if (text !== undefined && HAN.test(text) && (isEnglish || !isChinese)) found.push(`${nameOf(file)}: ${text.trim()}`)
    for (const child of Object.values(node).flat()) {
      if (!isNode(child)) continue
      const isUnderEnglish = node.type === 'Property' && nameOfKey(node) === 'en' && child.type !== 'ObjectExpression'
      visit(child, isChinese || isOneLanguage(source, node, child), isEnglish || isUnderEnglish)
    }
  }
  visit(parseSync(file, source).program as unknown as SyntaxNode, false, false)
  return found
}

it('Chinese stands in labels beside its English, or is a word of the wire', () => {
  const stray = SOURCES.filter((file) => !DATA.test(nameOf(file))).flatMap(strayChinese)
  expect(stray.filter((text) => !Object.keys(EXCEPTIONS).some((file) => text.startsWith(`${file}:`)))).toEqual([])
  // An exception that nothing needs any more goes.
  const needed = new Set(stray.map((text) => text.split(':')[0]))
  expect(Object.keys(EXCEPTIONS).filter((file) => !needed.has(file))).toEqual([])
})

/** What the shop's English does not say: it has categories, so many per page, and what is selected. */
const TRANSLATED =
  /(?<!\{)\b(?:class|classes|chosen|self-run)\b|\b(?:products|slides|rows|articles|items) a page\b|\bCart and Me\b/i

it('the English of studio and modules reads as it was written: categories, per page, selected', () => {
  const texts = SOURCES.filter((file) => /^(?:editor|modules)\//.test(nameOf(file))).flatMap(englishTexts)
  expect(texts.length).toBeGreaterThan(1500)
  expect(texts.filter((text) => TRANSLATED.test(text.slice(text.indexOf(':'))))).toEqual([])
})

/** A count before the plural of what it counts; more than one wherever a limit is told, or orders that were placed together. */
const PLURAL = /\{(?:count|n|total)\} (?!(?:less|has)\b)[a-z]+s\b/
const ALWAYS_SEVERAL = /\b(?:at most|up to|the first|placed together)\b/i

it('what is counted in English has a singular', () => {
  const counted = SOURCES.flatMap(englishTexts).filter((text) => /\{\w+:[^|]+\|/.test(text) || PLURAL.test(text))
  expect(counted.length).toBeGreaterThan(40)
  expect(counted.filter((text) => PLURAL.test(text) && !ALWAYS_SEVERAL.test(text))).toEqual([])
})
