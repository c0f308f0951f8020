import { QUERY_MODELS, valueTypeOf } from '@mallwright/contract/list-engine'
import type { QueryCondition, QueryItem } from '@mallwright/contract/list-engine'

import { dateText, dateTypeOf, lastDays, readDate } from '../../date-input/date-text.ts'
import type { Interval } from '../../controls/range-row.tsx'

/** The days that an interval can be chosen of by one tap. Specification 2 §4.6. */
export const QUICK_DAYS = [1, 7, 15] as const

/**
 * What a condition of the panel holds: a text, bounds, the last so many days, counted when it is used, or
 * references.
 */
export type QueryValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'interval'; readonly bounds: Interval }
  | { readonly kind: 'quick'; readonly days: number }
  | { readonly kind: 'references'; readonly chosen: readonly ChosenReference[] }

/** A chosen reference: its key, and what it is shown as. */
export interface ChosenReference {
  readonly key: string
  readonly name: string
  /** Its row is gone, stopped, or out of reach. */
  readonly isStale?: boolean
}

/** Values by the field name of their condition; one that is not there is empty. */
export type QueryValues = Readonly<Record<string, QueryValue>>

/** Whether the panel shows a condition; one that it hides narrows nothing. */
export function isOffered({ bShow }: QueryItem): boolean {
  return bShow
}

/** Whether a condition takes two bounds. */
export function isInterval({ iQueryModel, cFieldType }: QueryItem): boolean {
  return iQueryModel === QUERY_MODELS.interval && (cFieldType === 'Number' || cFieldType === 'Date')
}

/** The bounds of a value; open where it has none. */
export function boundsOf(value: QueryValue | undefined, today: Date): Interval {
  if (value?.kind === 'interval') return value.bounds
  return value?.kind === 'quick' ? lastDays(value.days, today) : ['', '']
}

/** The references of a value; none where it has none. */
export function referencesOf(value: QueryValue | undefined): readonly ChosenReference[] {
  return value?.kind === 'references' ? value.chosen : []
}

/** The text of a value; '' where it has none. */
export function textOf(value: QueryValue | undefined): string {
  return value?.kind === 'text' ? value.text : ''
}

/** The conditions that the values ask for; empty ones are left out. Specification 2 §4.6, engine 1.6. */
export function conditionsOf(items: readonly QueryItem[], values: QueryValues, today: Date): readonly QueryCondition[] {
  return items.filter(isOffered).flatMap((item) => {
    const valueList = valueListOf(item, values[item.cFieldName], today)
    if (!valueList) return []
    const { cQueryFieldName, iQueryModel } = item
    return [{ cQueryFieldName, cValueType: valueTypeOf(item), iQueryModel, valueList }]
  })
}

/** The first condition whose interval begins after it ends. */
export function reversedInterval(items: readonly QueryItem[], values: QueryValues, today: Date): QueryItem | undefined {
  return items
    .filter((item) => isOffered(item) && isInterval(item))
    .find((item) => {
      const [from, to] = boundsOf(values[item.cFieldName], today)
      if (from === '' || to === '') return false
      return item.cFieldType === 'Date' ? from > to : Number(from) > Number(to)
    })
}

function valueListOf(item: QueryItem, value: QueryValue | undefined, today: Date): readonly string[] | undefined {
  if (isInterval(item)) {
    const bounds = boundsOf(value, today)
    const list = item.cFieldType === 'Date' ? momentsOf(bounds, item) : bounds.map((bound) => numberOf(bound) ?? '')
    return list.some((bound) => bound !== '') ? list : undefined
  }
  const text =
    item.cFieldType === 'Refer'
      ? referencesOf(value)
          .map(({ key }) => key)
          .join(',')
      : textOf(value)
  const single = singleOf(item, text)
  if (single === undefined) return undefined
  const takesMany = item.iQueryModel === QUERY_MODELS.oneOf || item.iQueryModel === QUERY_MODELS.noneOf
  return takesMany ? single.split(',').filter((key) => key !== '') : [single]
}

function singleOf({ cFieldType, cFieldTypeCode }: QueryItem, text: string): string | undefined {
  switch (cFieldType) {
    case 'Number':
      return numberOf(text)
    case 'Date': {
      const type = dateTypeOf(cFieldTypeCode)
      const date = readDate(text, type)
      return date && (type === 'time' ? undefined : dateText(date, type === 'datetime' ? 'datetime' : 'date'))
    }
    case 'Checkbox':
      return text === '1' ? text : undefined
    case 'Text':
    case 'Select':
    case 'Refer':
      return text.trim() || undefined
  }
}

/** A number as the filter takes it; `undefined` for what is none. */
function numberOf(text: string): string | undefined {
  return /^-?\d+(\.\d+)?$/.test(text) ? text : undefined
}

/** Bounds of days and months as moments: the start at its first second, the end at its last. */
function momentsOf([from, to]: Interval, { cFieldTypeCode }: QueryItem): readonly string[] {
  const type = dateTypeOf(cFieldTypeCode)
  const [start, end] = [readDate(from, type), readDate(to, type)]
  if (type === 'datetime') return [start, end].map((date) => (date ? dateText(date, type) : ''))
  if (type === 'time') return ['', '']
  const last = end && type === 'month' ? new Date(end.getFullYear(), end.getMonth() + 1, 0) : end
  return [start ? `${dateText(start, 'date')} 00:00:00` : '', last ? `${dateText(last, 'date')} 23:59:59` : '']
}

/** Values as default values are saved: plain texts, bounds and quick choices as JSON. Specification 2 §7, engine 2. */
export function toDefaults(items: readonly QueryItem[], values: QueryValues, today: Date): Record<string, string> {
  const active = items.filter((item) => conditionsOf([item], values, today).length > 0)
  return Object.fromEntries(active.map(({ cFieldName }) => [cFieldName, defaultText(values[cFieldName])]))
}

function defaultText(value: QueryValue | undefined): string {
  if (value?.kind === 'interval') return JSON.stringify(value.bounds)
  if (value?.kind === 'quick') return JSON.stringify({ quick: value.days })
  if (value?.kind !== 'references') return textOf(value)
  return JSON.stringify({
    cKey: value.chosen.map(({ key }) => key).join(','),
    cName: value.chosen.map(({ name }) => name).join(','),
  })
}

/** Saved default values; those of conditions that are gone or no longer fit are left out. */
export function readDefaults(items: readonly QueryItem[], saved: Readonly<Record<string, string>>): QueryValues {
  return Object.fromEntries(
    items.flatMap((item) => {
      const text = saved[item.cFieldName]
      const value = text === undefined ? undefined : readDefault(item, text)
      return value ? [[item.cFieldName, value]] : []
    }),
  )
}

function readDefault(item: QueryItem, text: string): QueryValue | undefined {
  if (item.cFieldType === 'Refer') return readReferences(parseJson(text))
  if (!isInterval(item)) return text.startsWith('[') || text.startsWith('{') ? undefined : { kind: 'text', text }
  const read = parseJson(text)
  if (Array.isArray(read)) {
    const [from, to] = read as readonly unknown[]
    return typeof from === 'string' && typeof to === 'string' ? { kind: 'interval', bounds: [from, to] } : undefined
  }
  const days = (read as { readonly quick?: unknown } | undefined)?.quick
  return typeof days === 'number' && item.cFieldType === 'Date' ? { kind: 'quick', days } : undefined
}

/** References as `{ cKey, cName }`, several joined by commas. */
function readReferences(read: unknown): QueryValue | undefined {
  const { cKey, cName, cStaleKey } = (read ?? {}) as Readonly<Record<'cKey' | 'cName' | 'cStaleKey', unknown>>
  if (typeof cKey !== 'string' || cKey === '') return undefined
  const keys = cKey.split(',')
  const names = typeof cName === 'string' ? cName.split(',') : []
  // A name may hold a comma: then the keys are shown.
  const shown = names.length === keys.length ? names : keys
  const stale = new Set(typeof cStaleKey === 'string' ? cStaleKey.split(',') : [])
  const chosen = keys.map((key, index) => ({ key, name: shown[index] ?? key, isStale: stale.has(key) }))
  return { kind: 'references', chosen }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}
