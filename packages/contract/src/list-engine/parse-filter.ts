import { FILTER_LIMITS, KIND_TESTS } from './filter-tree.ts'
import type {
  Condition,
  FilterFault,
  FilterField,
  FilterFields,
  FilterReason,
  ParsedFilter,
  SortKey,
  TestKind,
} from './filter-tree.ts'
import { nextToken, textFault } from './filter-scanner.ts'
import type { Scanner, Token } from './filter-scanner.ts'
import { checkedValue, patternFault } from './filter-values.ts'

/** State of one pass: the token at hand and what was counted. The first fault ends the tokens, so every loop ends, too. */
interface Parser {
  readonly fields: FilterFields
  readonly scanner: Scanner
  token: Token
  tests: number
  depth: number
  fault: FilterFault | undefined
}

const KEYWORDS = new Set(['AND', 'OR', 'NOT', 'LIKE', 'IN', 'BETWEEN', 'IS', 'NULL', 'ORDER', 'BY', 'ASC', 'DESC'])

/** Stands in for a condition after a fault, which is all that the caller gets. */
const NOTHING: Condition = { op: 'and', of: [] }

/**
 * Parses the text of a filter (cWhere, cWhereStr) by the grammar of engine 1.7 and checks it against the fields: one pass from
 * left to right without going back. Gives the condition and the order as data, or the first fault; never throws.
 */
export function parseFilter(text: string, fields: FilterFields): ParsedFilter | FilterFault {
  return parseCounted(text, fields).result
}

/** `parseFilter` with the number of looks at units of the text, which grows linearly with it. */
export function parseCounted(
  text: string,
  fields: FilterFields,
): { readonly result: ParsedFilter | FilterFault; readonly steps: number } {
  const refused = textFault(text)
  if (refused) return { result: refused, steps: 0 }
  const scanner: Scanner = { text, at: 0, steps: 0 }
  const parser: Parser = { fields, scanner, token: nextToken(scanner), tests: 0, depth: 0, fault: undefined }
  const condition = isKeyword(parser, 'ORDER') ? undefined : parseCondition(parser)
  const order = isKeyword(parser, 'ORDER') ? parseOrder(parser) : []
  if (parser.token.type !== 'end') refuse(parser, 'SYNTAX')
  const result = parser.fault ?? { ok: true as const, ...(condition && { condition }), order }
  return { result, steps: scanner.steps }
}

/** Parses a text that is nothing but sort keys (cOrderField): `field [asc|desc] {, …}`. */
export function parseSortKeys(text: string, fields: FilterFields): ParsedFilter | FilterFault {
  const prefix = 'ORDER BY '
  const result = textFault(text) ?? parseFilter(prefix + text, fields)
  return result.ok ? result : { ...result, position: Math.max(0, result.position - prefix.length) }
}

function refuse(parser: Parser, reason: FilterReason, { start }: Token = parser.token): void {
  parser.fault ??= { ok: false, reason, position: start }
  parser.token = { type: 'end', value: '', start: parser.scanner.text.length }
}

/** Passes the token at hand and gives it. */
function take(parser: Parser): Token {
  const { token } = parser
  if (!parser.fault) parser.token = nextToken(parser.scanner)
  return token
}

function isKeyword({ token }: Parser, keyword: string): boolean {
  return token.type === 'word' && token.value.toUpperCase() === keyword
}

function isSign({ token }: Parser, sign: string): boolean {
  return token.type === 'sign' && token.value === sign
}

/** Passes a keyword when it is at hand. */
function takeKeyword(parser: Parser, keyword: string): boolean {
  const isThere = isKeyword(parser, keyword)
  if (isThere) take(parser)
  return isThere
}

function expectKeyword(parser: Parser, keyword: string): void {
  if (!takeKeyword(parser, keyword)) refuse(parser, 'SYNTAX')
}

function takeSign(parser: Parser, sign: string): boolean {
  const isThere = isSign(parser, sign)
  if (isThere) take(parser)
  return isThere
}

function expectSign(parser: Parser, sign: string): void {
  if (!takeSign(parser, sign)) refuse(parser, 'SYNTAX')
}

function parseCondition(parser: Parser): Condition {
  return parseJoined(parser, 'or', () => parseJoined(parser, 'and', () => parseFactor(parser)))
}

function parseJoined(parser: Parser, op: 'and' | 'or', member: () => Condition): Condition {
  const first = member()
  const of = [first]
  while (takeKeyword(parser, op.toUpperCase())) of.push(member())
  return of.length === 1 ? first : { op, of }
}

function parseFactor(parser: Parser): Condition {
  return takeKeyword(parser, 'NOT') ? { op: 'not', of: parsePrimary(parser) } : parsePrimary(parser)
}

function parsePrimary(parser: Parser): Condition {
  if (!isSign(parser, '(')) return parseTest(parser)
  if (parser.depth === FILTER_LIMITS.depth) {
    refuse(parser, 'LIMIT')
    return NOTHING
  }
  take(parser)
  parser.depth += 1
  const condition = parseCondition(parser)
  parser.depth -= 1
  expectSign(parser, ')')
  return condition
}

function parseTest(parser: Parser): Condition {
  if (parser.tests === FILTER_LIMITS.tests && parser.token.type === 'word' && !isReserved(parser.token)) {
    refuse(parser, 'LIMIT')
  }
  const field = takeField(parser, 'filter')
  if (!field) return NOTHING
  parser.tests += 1
  const operator = takeOperator(parser, field)
  if (!operator) return NOTHING
  const test: Condition = { op: 'test', field: field.name, ...operator.test }
  return operator.isNegated ? { op: 'not', of: test } : test
}

interface NamedField extends FilterField {
  readonly name: string
}

function isReserved({ value }: Token): boolean {
  return KEYWORDS.has(value.toUpperCase())
}

function takeField(parser: Parser, right: 'filter' | 'order'): NamedField | undefined {
  const { token } = parser
  if (token.type !== 'word' || isReserved(token) || token.value.length > FILTER_LIMITS.field) {
    refuse(parser, 'SYNTAX')
    return undefined
  }
  const field = parser.fields.get(token.value)
  if (!field?.[right]) {
    refuse(parser, 'FIELD')
    return undefined
  }
  take(parser)
  return { ...field, name: token.value }
}

interface Operator {
  readonly isNegated: boolean
  readonly test: { readonly kind: TestKind; readonly values: readonly string[] }
}

/** The operator of a test with its values. */
function takeOperator(parser: Parser, field: NamedField): Operator | undefined {
  const { token } = parser
  if (token.type === 'sign') {
    const kind = COMPARISONS.get(token.value)
    if (!kind) return fault(parser, 'SYNTAX')
    return operatorOf(parser, { field, kind, isNegated: false })
  }
  if (isKeyword(parser, 'IS')) return takeNullTest(parser, field)
  const isNegated = takeKeyword(parser, 'NOT')
  const kind = parser.token.type === 'word' ? WORD_TESTS.get(parser.token.value.toUpperCase()) : undefined
  return kind ? operatorOf(parser, { field, kind, isNegated }) : fault(parser, 'SYNTAX')
}

const COMPARISONS: ReadonlyMap<string, TestKind> = new Map([
  ['=', '='],
  ['<>', '<>'],
  ['!=', '<>'],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
])

const WORD_TESTS: ReadonlyMap<string, TestKind> = new Map([
  ['LIKE', 'like'],
  ['IN', 'in'],
  ['BETWEEN', 'between'],
])

function fault(parser: Parser, reason: FilterReason): undefined {
  refuse(parser, reason)
  return undefined
}

function takeNullTest(parser: Parser, field: NamedField): Operator | undefined {
  if (!KIND_TESTS[field.kind].includes('null')) return fault(parser, 'TYPE')
  take(parser)
  const isNegated = takeKeyword(parser, 'NOT')
  expectKeyword(parser, 'NULL')
  return { isNegated, test: { kind: 'null', values: [] } }
}

function operatorOf(
  parser: Parser,
  { field, kind, isNegated }: { readonly field: NamedField; readonly kind: TestKind; readonly isNegated: boolean },
): Operator | undefined {
  if (!KIND_TESTS[field.kind].includes(kind)) return fault(parser, 'TYPE')
  take(parser)
  return { isNegated, test: { kind, values: takeValues(parser, field, kind) } }
}

function takeValues(parser: Parser, field: NamedField, kind: TestKind): readonly string[] {
  if (kind === 'like') return [takePattern(parser)]
  if (kind === 'in') return takeList(parser, field)
  const first = takeLiteral(parser, field)
  if (kind !== 'between') return [first]
  expectKeyword(parser, 'AND')
  return [first, takeLiteral(parser, field)]
}

function takePattern(parser: Parser): string {
  if (parser.token.type !== 'text') refuse(parser, 'SYNTAX')
  const reason = patternFault(parser.token.value)
  if (reason) refuse(parser, reason)
  return take(parser).value
}

function takeList(parser: Parser, field: NamedField): readonly string[] {
  expectSign(parser, '(')
  const values = [takeLiteral(parser, field)]
  while (takeSign(parser, ',')) {
    const isLiteral = parser.token.type === 'text' || parser.token.type === 'number'
    if (values.length === FILTER_LIMITS.values && isLiteral) refuse(parser, 'LIMIT')
    values.push(takeLiteral(parser, field))
  }
  expectSign(parser, ')')
  return values
}

function takeLiteral(parser: Parser, { kind }: NamedField): string {
  const { token } = parser
  if (token.type !== 'text' && token.type !== 'number') {
    refuse(parser, 'SYNTAX')
    return ''
  }
  const value = checkedValue(kind, { text: token.value, isQuoted: token.type === 'text' })
  if (value === undefined) refuse(parser, 'TYPE')
  else take(parser)
  return value ?? ''
}

function parseOrder(parser: Parser): readonly SortKey[] {
  take(parser)
  expectKeyword(parser, 'BY')
  const order: SortKey[] = []
  do {
    if (order.length === FILTER_LIMITS.sortKeys && parser.token.type === 'word' && !isReserved(parser.token)) {
      refuse(parser, 'LIMIT')
    }
    const field = takeField(parser, 'order')
    const descending = takeKeyword(parser, 'DESC')
    if (!descending) takeKeyword(parser, 'ASC')
    if (field) order.push({ field: field.name, descending })
  } while (takeSign(parser, ','))
  return order
}
