import { DATA_SCOPES, LIST_LIMITS } from '@mallwright/contract/list-engine'
import type { DataScope } from '@mallwright/contract/list-engine'

import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'
import type { CheckedList } from '../layouts/list-definitions.ts'
import { decodeField } from '../field-decoding.ts'
import { SERVER_NAME, sourceTypeOf } from '../layouts/plans.ts'

/** The members of getPageData4List as they arrive. */
export type RawListRequest = Readonly<Record<string, unknown>>

/** A refused member. */
export type FieldInvalid = Failed<'FIELD_INVALID', { readonly cField: string; readonly cReason: string }>

/** A request whose shape was checked; its conditions are still texts. */
export interface ListRequest {
  readonly isPaged: boolean
  readonly pageNumber: number
  /** `undefined`: the plan's. */
  readonly pageSize: number | undefined
  readonly scope: DataScope
  /** `undefined`: all that the list defines. */
  readonly columns: readonly string[] | undefined
  readonly where: string | undefined
  readonly queries: readonly unknown[]
  readonly filterField: string
  readonly filterValue: string | undefined
  readonly order: string
  readonly hasCompanions: boolean
  readonly asOf: string | undefined
}

/** A request with its encoded members as texts, or the first member that does not decode; '' is the same either way. */
export function decodeRequest(
  raw: RawListRequest,
  options: { readonly signKey: string; readonly path: string; readonly fields: readonly string[] },
): { readonly request: RawListRequest; readonly fault: FieldInvalid | undefined } {
  if (raw['bEncrypt'] !== true) return { request: raw, fault: undefined }
  const { signKey, path, fields } = options
  const request: Record<string, unknown> = { ...raw }
  let fault: FieldInvalid | undefined
  for (const field of fields) {
    const encoded = raw[field]
    if (encoded === undefined || encoded === null || encoded === '') continue
    request[field] = typeof encoded === 'string' ? decodeField(encoded, { signKey, path, field }) : undefined
    if (request[field] === undefined) fault ??= invalid(field)
  }
  return { request, fault }
}

/** Refuses a member. */
export function invalid(cField: string): FieldInvalid {
  return fail('FIELD_INVALID', { cField, cReason: '' })
}

const IDENTIFIERS = /^[A-Za-z_]\w{0,63}(?:,[A-Za-z_]\w{0,63})*$/
const AS_OF = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/

/** Checks the shape of a request against its list; what it names can only narrow the definition. Engine 1.5. */
export function readListRequest(raw: RawListRequest, list: CheckedList): ListRequest | FieldInvalid {
  const wrong = wrongMember(raw, list)
  if (wrong) return invalid(wrong)
  const isPaged = raw['bPage'] !== false
  const columns = textOf(raw, 'cColumns')
  const size = wholeNumber(raw['iPageSize'])
  return {
    isPaged,
    pageNumber: isPaged ? (wholeNumber(raw['iPageNumber']) ?? 1) : 1,
    pageSize: size === undefined ? undefined : Math.min(size, LIST_LIMITS.maxPageSize),
    scope: (textOf(raw, 'cDataScopeType') || list.scope) as DataScope,
    columns: columns === '' ? undefined : columns.split(','),
    where: isAbsent(raw['cWhere']) ? undefined : textOf(raw, 'cWhere'),
    queries: (raw['queryConditionList'] ?? []) as readonly unknown[],
    filterField: textOf(raw, 'cFilterField'),
    filterValue: isAbsent(raw['cFilterValue']) ? undefined : textOf(raw, 'cFilterValue'),
    order: textOf(raw, 'cOrderField'),
    hasCompanions: raw['cFormat'] !== '0',
    asOf: textOf(raw, 'cAsOf') || undefined,
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null
}

function textOf(raw: RawListRequest, name: string): string {
  const value = raw[name]
  return typeof value === 'string' ? value : ''
}

/** An integer, or digits of one; `undefined` when absent, NaN for anything else. */
function wholeNumber(value: unknown): number | undefined {
  if (isAbsent(value)) return undefined
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : Number.NaN
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
}

const isText = (value: unknown) => isAbsent(value) || typeof value === 'string'
const isFlag = (value: unknown) => isAbsent(value) || typeof value === 'boolean'
const isNumberWithin = (value: unknown, max: number) => {
  const number = wholeNumber(value)
  return number === undefined || (number >= 1 && number <= max)
}

/** The first member whose form or text is wrong, in the order of the contract. */
function wrongMember(raw: RawListRequest, list: CheckedList): string | undefined {
  const equals = (text: string) => (value: unknown) => isAbsent(value) || value === text
  const isPaged = raw['bPage'] !== false
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
    bPage: isFlag,
    iPageNumber: (value) => !isPaged || isNumberWithin(value, LIST_LIMITS.maxPageNumber),
    iPageSize: (value) => !isPaged || isNumberWithin(value, Number.MAX_SAFE_INTEGER),
    cDataSourceType: equals(sourceTypeOf(list)),
    cServerName: equals(SERVER_NAME),
    cTableName: equals(list.handle),
    cDataScopeType: (value) => isAbsent(value) || DATA_SCOPES.includes(value as DataScope),
    cDefinedApi: equals(''),
    cColumns: (value) => isAbsent(value) || value === '' || (typeof value === 'string' && IDENTIFIERS.test(value)),
    cWhere: isText,
    queryConditionList: (value) => isAbsent(value) || Array.isArray(value),
    cFilterField: (value) => isAbsent(value) || value === '' || (typeof value === 'string' && IDENTIFIERS.test(value)),
    cFilterValue: (value) => isText(value) && isAbsent(value) === !raw['cFilterField'],
    cOrderField: isText,
    cFormat: (value) => isAbsent(value) || value === '0' || value === '1',
    bEncrypt: isFlag,
    cAsOf: (value) => isAbsent(value) || value === '' || isMoment(value),
  }
  return Object.keys(checks).find((name) => !checks[name]?.(raw[name]))
}

/** A moment as a page gave it: with microseconds, and real. */
function isMoment(value: unknown): boolean {
  if (typeof value !== 'string' || !AS_OF.test(value) || value.startsWith('0000')) return false
  const seconds = value.slice(0, 19)
  const time = Date.parse(`${seconds.replace(' ', 'T')}Z`)
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 19).replace('T', ' ') === seconds
}
