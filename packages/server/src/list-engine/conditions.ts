import { checkedValue, FILTER_LIMITS, parseFilter, readQuery, VALUE_TYPES } from '@mallwright/contract/list-engine'
import type { FilterReason, SortKey } from '@mallwright/contract/list-engine'
import * as z from 'zod/mini'

import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { fieldOf } from './define-source.ts'
import type { ListCaller, Source } from './define-source.ts'
import type { EngineCondition } from './filter-sql.ts'

/** A refused condition: which member, why, where. Never its text. */
export type FilterInvalid = Failed<
  'FILTER_INVALID',
  { readonly cField: string; readonly cReason: FilterReason; readonly iPosition: number }
>

/** What a request asks for beside the definition, each a bracket of its own, and the order of its cWhere. */
export interface Conditions {
  readonly conditions: readonly EngineCondition[]
  readonly order: readonly SortKey[]
}

/** Makes a refusal. */
export function refuseFilter(cField: string, cReason: FilterReason, iPosition: number): FilterInvalid {
  return fail('FILTER_INVALID', { cField, cReason, iPosition })
}

const Query = z.object({
  cQueryFieldName: z.string(),
  cValueType: z.enum(VALUE_TYPES),
  iQueryModel: z.int(),
  valueList: z.array(z.string()),
})

/** Reads cWhere, queryConditionList and cFilterField of a request against a source. Engine 1.6, 1.7. */
export function readConditions(
  request: {
    readonly where: string | undefined
    readonly queries: readonly unknown[]
    readonly filterField: string
    readonly filterValue: string | undefined
  },
  source: Source,
  caller: ListCaller,
): Conditions | FilterInvalid {
  const conditions: EngineCondition[] = []
  const parsed = request.where === undefined ? undefined : parseFilter(request.where, source.filterFields)
  if (parsed && !parsed.ok) return refuseFilter('cWhere', parsed.reason, parsed.position)
  if (parsed?.condition) conditions.push(parsed.condition)
  if (request.queries.length > FILTER_LIMITS.queries) {
    return refuseFilter('queryConditionList', 'LIMIT', FILTER_LIMITS.queries)
  }
  for (const [index, item] of request.queries.entries()) {
    const shaped = Query.safeParse(item)
    const read = shaped.success ? readQuery(shaped.data, source.filterFields) : undefined
    if (!read?.ok) return refuseFilter('queryConditionList', read?.reason ?? 'SYNTAX', index)
    conditions.push(read.condition)
  }
  const narrowing = readNarrowing(request.filterField, request.filterValue ?? '', source)
  if (narrowing && 'failure' in narrowing) return narrowing
  if (narrowing) conditions.push(...narrowing)
  return {
    conditions: conditions.map((condition) => withFixedValues(condition, source, caller)),
    order: parsed?.order ?? [],
  }
}

/** A condition in which fields that are fixed to the caller are compared with the caller's own value. */
function withFixedValues(condition: EngineCondition, source: Source, caller: ListCaller): EngineCondition {
  switch (condition.op) {
    case 'and':
    case 'or':
      return { ...condition, of: condition.of.map((member) => withFixedValues(member, source, caller)) }
    case 'not':
      return { ...condition, of: withFixedValues(condition.of, source, caller) }
    case 'below':
      return condition
    case 'test': {
      const own = fieldOf(source, condition.field)?.fixedTo?.(caller, condition.values[0] ?? '')
      return own === undefined ? condition : { ...condition, kind: '=', values: [own] }
    }
  }
}

/** cFilterField with its values: one field with keys joined by commas, or several with a JSON array in their order. */
function readNarrowing(names: string, text: string, source: Source): EngineCondition[] | FilterInvalid | undefined {
  if (names === '') return undefined
  const fields = names.split(',')
  if (fields.length > FILTER_LIMITS.filterFields) return refuseFilter('cFilterField', 'LIMIT', 0)
  const values = fields.length === 1 ? [text.split(',')] : readValueLists(text)
  if (values?.length !== fields.length) return refuseFilter('cFilterValue', 'SYNTAX', 0)
  const conditions: EngineCondition[] = []
  for (const [index, field] of fields.entries()) {
    const condition = narrowingBy(field, values[index] ?? [], source)
    if (typeof condition === 'string') {
      return refuseFilter(condition === 'FIELD' ? 'cFilterField' : 'cFilterValue', condition, index)
    }
    conditions.push(condition)
  }
  return conditions
}

const ValueLists = z.array(z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]))

function readValueLists(text: string): string[][] | undefined {
  try {
    const lists = ValueLists.parse(JSON.parse(text))
    return lists.map((list) => (Array.isArray(list) ? list : [list]).map(String))
  } catch {
    return undefined
  }
}

function narrowingBy(name: string, values: readonly string[], source: Source): EngineCondition | FilterReason {
  const field = fieldOf(source, name)
  if (!field?.filter) return 'FIELD'
  if (values.length > FILTER_LIMITS.values) return 'LIMIT'
  if (values.length === 0 || values.some((value) => value.includes('\0'))) return 'TYPE'
  if (field.below) return { op: 'below', field: name, values }
  const checked = values.flatMap((text) => checkedValue(field.kind, { text, isQuoted: true }) ?? [])
  if (checked.length < values.length) return 'TYPE'
  return { op: 'test', field: name, kind: 'in', values: checked }
}
