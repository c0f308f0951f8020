import { ownValue } from '@mallwright/contract/values'

import type { DataSource } from '../kit/module-view.ts'
import { ENGLISH_WORDS } from './english-words.data.ts'

/** A sample, a record or a list of them with its words in English; unknown texts stay. */
export function englishSample<T>(value: T): T {
  return translated(value) as T
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return ownValue(ENGLISH_WORDS, value) ?? value
  if (Array.isArray(value)) return value.map(translated)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, translated(entry)]))
}

/** The same source with English records. */
export function englishSource(source: DataSource): DataSource {
  return {
    productsByCodes: (codes) => source.productsByCodes(codes).then(englishSample),
    productsByClasses: (ids, page) => source.productsByClasses(ids, page).then(englishSample),
    shopsByIds: (ids) => source.shopsByIds(ids).then(englishSample),
    timedOffers: (codes, count) => source.timedOffers(codes, count).then(englishSample),
    brands: (query) => source.brands(query).then(englishSample),
    articles: (query, page) => source.articles(query, page).then(englishSample),
    coupons: (shopId) => source.coupons(shopId).then(englishSample),
  }
}
