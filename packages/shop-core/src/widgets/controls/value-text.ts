import type { Locale } from '@mallwright/contract/values'

/** Names in a row, as a language separates them. */
export function joinNames(names: readonly string[], locale: Locale): string {
  return names.join(locale === 'zh-CN' ? '、' : ', ')
}

/** A value that a server should have sent as a text or number; '' for anything else. */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Whether the row of a reference value is gone, stopped or out of reach: the server says so. Engine 3.1. */
export function isStaleValue(value: object): boolean {
  return 'bStale' in value && value.bStale === true
}
