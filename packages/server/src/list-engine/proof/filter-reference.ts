import type { Condition, FieldKind, FilterTest } from '@mallwright/contract/list-engine'

/** A row of the proof by field: texts, numbers as decimal texts in the wire's unit, dates as `yyyy-MM-dd HH:mm:ss`, null. */
export type ReferenceRow = Readonly<Record<string, string | null>>

/** What the evaluation must know of a field. */
export interface ReferenceField {
  readonly kind: FieldKind
  readonly fold?: boolean | undefined
}

/** True, false, or null for unknown: the three values of SQL. */
type Truth = boolean | null

/** Evaluates a condition on a row in memory, by the three-valued logic of SQL: what the database must agree with. */
export function evaluate(condition: Condition, row: ReferenceRow, fields: ReadonlyMap<string, ReferenceField>): Truth {
  switch (condition.op) {
    case 'not': {
      const truth = evaluate(condition.of, row, fields)
      return truth === null ? null : !truth
    }
    case 'and':
    case 'or': {
      const decisive = condition.op === 'or'
      const truths = condition.of.map((member) => evaluate(member, row, fields))
      if (truths.includes(decisive)) return decisive
      return truths.includes(null) ? null : !decisive
    }
    case 'test': {
      const field = fields.get(condition.field)
      if (!field) throw new Error(`no field ${condition.field}`)
      return test(condition, field, row[condition.field] ?? null)
    }
  }
}

function test({ kind, values }: FilterTest, field: ReferenceField, value: string | null): Truth {
  if (kind === 'null') return value === null
  if (value === null) return null
  const [first = '', second = ''] = values
  const compare = (literal: string) => order(field.kind, value, literal)
  switch (kind) {
    case '=':
      return compare(first) === 0
    case '<>':
      return compare(first) !== 0
    case '<':
      return compare(first) < 0
    case '<=':
      return compare(first) <= 0
    case '>':
      return compare(first) > 0
    case '>=':
      return compare(first) >= 0
    case 'between':
      return compare(first) >= 0 && compare(second) <= 0
    case 'in':
      return values.some((literal) => compare(literal) === 0)
    case 'like':
      return field.fold ? isLike(value.toLowerCase(), first.toLowerCase()) : isLike(value, first)
  }
}

/** Negative, 0 or positive; numbers exactly, everything else by its characters. */
function order(kind: FieldKind, value: string, literal: string): number {
  const isNumber = kind === 'int' || kind === 'decimal' || kind === 'money'
  const [left, right] = isNumber ? [scaled(value), scaled(literal)] : [value, literal]
  return left < right ? -1 : left > right ? 1 : 0
}

const DECIMALS = 8

function scaled(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(DECIMALS, '0'))
}

/** LIKE by a table over all starts of text and pattern, so that nothing is tried twice. */
function isLike(text: string, pattern: string): boolean {
  const characters = Array.from(text)
  let reached = [true, ...characters.map(() => false)]
  for (const { any, one, literal } of piecesOf(pattern)) {
    let wasReached = false
    reached = reached.map((before, index) => {
      wasReached ||= before
      if (any) return wasReached
      const previous = index > 0 && (reached[index - 1] ?? false)
      return previous && (one || characters[index - 1] === literal)
    })
  }
  return reached.at(-1) ?? false
}

function piecesOf(pattern: string) {
  const pieces: { any: boolean; one: boolean; literal: string }[] = []
  let isEscaped = false
  for (const character of pattern) {
    if (!isEscaped && character === '\\') isEscaped = true
    else {
      pieces.push({ any: !isEscaped && character === '%', one: !isEscaped && character === '_', literal: character })
      isEscaped = false
    }
  }
  return pieces
}
