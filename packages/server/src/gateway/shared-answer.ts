import type { Locale } from '@mallwright/contract/values'

import { successEnvelope } from './failures/outcome.ts'

/** Texts of shared answers by their data, in each language. */
const texts = new WeakMap<object, Map<Locale, string>>()

/** Marks data that several requests are answered with: its envelope is written once for all of them. The data must not change. */
export function sharedAnswer<Data extends object>(data: Data): Data {
  texts.set(data, new Map())
  return data
}

/** The JSON of the envelope of shared data; `undefined` for any other. */
export function sharedText(data: unknown, locale: Locale): string | undefined {
  const written = typeof data === 'object' && data !== null ? texts.get(data) : undefined
  if (!written) return undefined
  const text = written.get(locale) ?? JSON.stringify(successEnvelope(data, locale))
  written.set(locale, text)
  return text
}
