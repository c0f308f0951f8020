import type { Document, Node } from '@mallwright/contract/document'

import { readProps } from '../kit/define-module.ts'
import { textOf } from '../kit/option-codecs/option-codec.ts'
import { bindAll, ignoreOutcome } from '../kit/option-codecs/prop-mapping.ts'
import type { Outcome } from '../kit/option-codecs/prop-mapping.ts'
import { isJsonEqual } from '../kit/option-codecs/json-equal.ts'
import { dropOption, noOptions, optionAt, rawAt, writeOption } from '../kit/option-codecs/option-path.ts'
import { parseRaw, parsedOf, rawOf } from '../kit/option-codecs/raw-json.ts'
import type { RawJson } from '../kit/option-codecs/raw-json.ts'
import { productList } from '../product-list/product-list.ts'
import { productListCodec } from '../product-list/product-list.codec.ts'
import { sourceOptions } from '../product-tiles/tile-options.ts'
import { tabPageCodec } from '../tab-page/tab-page.codec.ts'
import { tabPage } from '../tab-page/tab-page.ts'

/** Option that holds the tabs in the specification's shape: title and products. Specification 3 §3. */
export const STYLE_TABS = 'styleTabDataList'

const sources = bindAll(sourceOptions('goodsList'), productList.fields)

/** A tab in the specification's shape: its page and the only list in it. */
export interface StyleTab {
  readonly raw: RawJson
  readonly pageProps: Readonly<Record<string, unknown>>
  /** Props of its product list; the module's own options give its look. */
  readonly listProps: Readonly<Record<string, unknown>>
  readonly understood: readonly string[]
}

/** The tabs of tag tabs that carry no modules; `undefined` when there are none in the specification's shape. */
export function readStyleTabs(raw: RawJson): readonly StyleTab[] | undefined {
  const list = rawAt(raw, STYLE_TABS)
  const children = rawAt(raw, 'list')
  const hasChildren = children?.kind === 'list' && children.items.length > 0
  if (list?.kind !== 'list' || list.items.length === 0 || hasChildren) return undefined
  const look = productListCodec.read(parsedOf(raw)).props
  return list.items.map((item) => {
    const options = parsedOf(item)
    const outcomes: [string, Outcome][] = []
    const own = sources.map(({ name, mapping }) => [
      name,
      mapping.read(options, (path, outcome) => outcomes.push([path, outcome])),
    ])
    const page = tabPageCodec.read(options)
    const read = outcomes.filter(([, outcome]) => outcome === 'understood').map(([path]) => path)
    return {
      raw: item,
      pageProps: page.props,
      listProps: {
        ...look,
        variant: 'basic_style_two',
        titleKind: 'hidden',
        ...Object.fromEntries(own.filter(([, value]) => value !== undefined)),
      },
      understood: [...new Set([...page.understood, ...read])],
    }
  })
}

/**
 * Writes tabs back in the shape in which they were read. Removes the option and returns false when one of them holds
 * something else than one product list by now: the modules are written then.
 */
export function writeStyleTabs(to: RawJson, node: Node, { nodes }: Document): boolean {
  if (rawAt(to, STYLE_TABS)?.kind !== 'list') return false
  const pages = (node.children ?? []).map((id) => nodes[id])
  const items = pages.map((page) => page && writeTab(page, nodes))
  if (items.some((item) => item === undefined)) {
    dropOption(to, STYLE_TABS)
    return false
  }
  writeOption(to, STYLE_TABS, { kind: 'list', items: items as RawJson[] })
  return true
}

function writeTab(page: Node, nodes: Document['nodes']): RawJson | undefined {
  const [only, second] = page.children ?? []
  const list = only === undefined ? undefined : nodes[only]
  if (list?.module !== productList.type || second !== undefined) return undefined
  const parsed = typeof page['kept'] === 'string' ? parseRaw(page['kept']) : undefined
  const item = parsed?.ok ? parsed.raw : noOptions()
  const before = parsedOf(item)
  const { title } = readProps(tabPage, page) as { readonly title: string }
  if ((textOf(optionAt(before, 'title')) ?? '') !== title) writeOption(item, 'title', rawOf(title))
  const props = readProps(productList, list) as Readonly<Record<string, unknown>>
  for (const { name, field, mapping } of sources) {
    const stored = mapping.read(before, ignoreOutcome) ?? field.default
    if (!isJsonEqual(stored, props[name])) mapping.write(item, props[name])
  }
  return item
}
