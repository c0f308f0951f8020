import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

/** A text in the language of the page that is built. */
export type Words = (label: Label) => string

/** One language of a page: its words, and a prefix that its node ids alone have. */
export interface PageLanguage {
  readonly locale: Locale
  readonly words: Words
  readonly prefix: string
}

/**
 * A page in both languages, put together of the page in each, which differ in words only: what is equal stands once, what
 * differs twice, each for the readers of its language. Decision 0090.
 */
export function inBothLanguages(build: (language: PageLanguage) => Document): Document {
  const pageIn = (locale: Locale, prefix: string) =>
    build({ locale, prefix, words: (label) => translate(locale, label) })
  const [own, english] = [pageIn('zh-CN', ''), pageIn('en-US', 'en-')]
  const nodes: Record<string, Node> = {}
  const add = (page: Document, id: NodeId, showing?: Node['showing']): NodeId => {
    for (const node of branchOf(page, id)) nodes[node.id] = node.id === id && showing ? { ...node, showing } : node
    return id
  }
  const children = own.children.flatMap((id, index) => {
    const other = english.children[index]
    if (other === undefined) throw new Error('a page has fewer modules in English')
    if (contentOf(own, id) === contentOf(english, other)) return [add(own, id)]
    return [add(own, id, { locales: ['zh'] }), add(english, other, { locales: ['en'] })]
  })
  return { ...own, children, nodes }
}

function branchOf(page: Document, id: NodeId): Node[] {
  const node = page.nodes[id]
  return node ? [node, ...(node.children ?? []).flatMap((child) => branchOf(page, child))] : []
}

/** What a module and those in it show, without their ids and names. */
function contentOf(page: Document, id: NodeId): string {
  return JSON.stringify(
    branchOf(page, id).map(({ module, props, rect, children = [] }) => [module, props, rect, children.length]),
  )
}
