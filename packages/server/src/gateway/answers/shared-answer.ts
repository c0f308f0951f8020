import type { Locale } from '@mallwright/contract/values'

import { successEnvelope } from '../failures/outcome.ts'

/** Written envelopes of shared answers by their data, in each language. */
const written = new WeakMap<object, Map<Locale, Buffer>>()

/** Marks data that several requests are answered with: its envelope is written once for all of them. The data must not change. */
export function sharedAnswer<Data extends object>(data: Data): Data {
  written.set(data, new Map())
  return data
}

/** The envelope of shared data as JSON in UTF-8, encoded once for all requests too; `undefined` for any other data. */
export function sharedBytes(data: unknown, locale: Locale): Buffer | undefined {
  const byLocale = typeof data === 'object' && data !== null ? written.get(data) : undefined
  if (!byLocale) return undefined
  const bytes = byLocale.get(locale) ?? Buffer.from(JSON.stringify(successEnvelope(data, locale)))
  byLocale.set(locale, bytes)
  return bytes
}
