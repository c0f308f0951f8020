import type { Condition, FilterTest } from './filter-tree.ts'
import { escapePattern } from './filter-values.ts'

/** Code points of a keyword that are searched for; engine 1.6. */
const MAX_KEYWORD = 60

/** How many of a query's text fields a keyword is searched in; specification 2 §9. */
const KEYWORD_FIELDS = 3

/** The query model of an interval; specification 2 §3. */
const INTERVAL = 6

/** What a keyword search needs to know of a query's items. */
export interface KeywordItem {
  readonly cFieldType: string
  readonly iQueryModel: number
  readonly cQueryFieldName: string
}

/** The fields that a keyword is searched in: the first three Text queries that are no interval. None: there is no keyword bar. */
export function keywordFields(items: readonly KeywordItem[]): readonly string[] {
  return items
    .filter(({ cFieldType, iQueryModel }) => cFieldType === 'Text' && iQueryModel !== INTERVAL)
    .slice(0, KEYWORD_FIELDS)
    .map(({ cQueryFieldName }) => cQueryFieldName)
}

/**
 * The cWhere of a keyword: LIKE on each of the fields joined by OR, and AND-ed to the host's own condition. `undefined` when
 * there is neither, because a blank cWhere is refused. Specification 2 §5, engine 1.6.
 */
export function filterText(keyword: string, items: readonly KeywordItem[], fixed?: Condition): string | undefined {
  const typed = Array.from(keyword.replace(/\p{Cc}/gu, '').trim())
    .slice(0, MAX_KEYWORD)
    .join('')
  const pattern = `%${escapePattern(typed)}%`
  const tests = keywordFields(items).map((field): FilterTest => ({
    op: 'test',
    field,
    kind: 'like',
    values: [pattern],
  }))
  const searched = typed === '' || tests.length === 0 ? undefined : allOf('or', tests)
  const parts = [fixed, searched].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : conditionText(allOf('and', parts))
}

/** Conditions as one: itself when it is alone. */
export function allOf(op: 'and' | 'or', of: readonly Condition[]): Condition {
  const [first] = of
  return of.length === 1 && first ? first : { op, of }
}

/** A condition in the grammar of engine 1.7, which `parseFilter` reads back as the same tree. */
export function conditionText(condition: Condition): string {
  switch (condition.op) {
    case 'test':
      return testText(condition)
    case 'not':
      return `NOT ${inBrackets(condition.of)}`
    case 'and':
    case 'or':
      return condition.of.map(inBrackets).join(condition.op === 'and' ? ' AND ' : ' OR ')
  }
}

function inBrackets(condition: Condition): string {
  const text = conditionText(condition)
  return condition.op === 'test' ? text : `(${text})`
}

function testText({ field, kind, values }: FilterTest): string {
  const literals = values.map((value) => `'${value.replaceAll("'", "''")}'`)
  if (kind === 'null') return `${field} IS NULL`
  if (kind === 'in') return `${field} IN (${literals.join(', ')})`
  return `${field} ${kind.toUpperCase()} ${literals.join(' AND ')}`
}
