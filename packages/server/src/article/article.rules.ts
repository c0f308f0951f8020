import { readHtml, plainTextOf, writeHtml } from '@mallwright/contract/rich-text'

import { foldText } from '../list-engine/search-text.ts'

/** The longest summary that is made of a text, in characters. */
const SUMMARY_LENGTH = 80

/** An article as its author wrote it. */
export interface WrittenArticle {
  readonly title: string
  /** Empty: the beginning of the text. */
  readonly summary: string
  /** HTML of any origin. */
  readonly html: string
}

/** The columns of an article that come from its text: sanitised here, before anything is stored. Domain 1.2. */
export function articleText({ title, summary, html }: WrittenArticle): {
  readonly title: string
  readonly summary: string
  readonly bodyHtml: string
  readonly searchText: string
} {
  const nodes = readHtml(html)
  const text = plainTextOf(nodes).replace(/\s+/g, ' ').trim()
  return {
    title,
    summary: summary === '' ? shortened(text) : summary,
    bodyHtml: writeHtml(nodes),
    searchText: foldText(`${title} ${text}`),
  }
}

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= SUMMARY_LENGTH ? text : `${characters.slice(0, SUMMARY_LENGTH - 1).join('')}…`
}
