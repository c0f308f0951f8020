import { childrenOf, FORMULA_LIMITS, FUNCTIONS } from './formula-tree.ts'
import type { BinaryOperator, FormulaNode, FunctionName } from './formula-tree.ts'

/** A refused formula; `position` is the UTF-16 index of the first wrong token, the length at the end. */
export interface FormulaFault {
  readonly ok: false
  readonly reason: 'SYNTAX' | 'LIMIT'
  readonly position: number
}

/** A parsed formula. */
export interface ParsedFormula {
  readonly ok: true
  readonly tree: FormulaNode
}

interface Token {
  readonly text: string
  readonly kind: 'number' | 'text' | 'word' | 'sign' | 'end'
  readonly start: number
}

/** Reads a formula by recursive descent, without going back. Engine 4.3. */
export function parseFormula(text: string): ParsedFormula | FormulaFault {
  if (text.length > FORMULA_LIMITS.characters) {
    return { ok: false, reason: 'LIMIT', position: FORMULA_LIMITS.characters }
  }
  const parser: Parser = { tokens: tokensOf(text), at: 0, brackets: 0 }
  try {
    const tree = readOr(parser)
    if (peek(parser).kind !== 'end') throw new Wrong(peek(parser).start)
    const isTooLarge = countNodes(tree) > FORMULA_LIMITS.nodes || depthOf(tree) > FORMULA_LIMITS.depth
    return isTooLarge ? { ok: false, reason: 'LIMIT', position: text.length } : { ok: true, tree }
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, reason: error.reason, position: error.position }
    throw error
  }
}

/** Where reading stopped. */
class Wrong extends Error {
  readonly position: number
  readonly reason: FormulaFault['reason']
  constructor(position: number, reason: FormulaFault['reason'] = 'SYNTAX') {
    super(reason)
    this.position = position
    this.reason = reason
  }
}

interface Parser {
  readonly tokens: readonly Token[]
  at: number
  /** Open brackets and signs: they nest without making nodes. */
  brackets: number
}

/** Brackets, signs and calls that may be open at once; more would only exhaust the stack. */
const MAX_OPEN = 40

const TOKEN =
  /[ \t\n\r]*(?:(\d+(?:\.\d+)?)(?![\w.\u0080-\uffff])|'((?:[^']|'')*)'|([A-Za-z_]\w*)(?![\u0080-\uffff])|(<>|<=|>=|[-+*/&=<>(),.]))/y

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  const pattern = new RegExp(TOKEN)
  let at = 0
  while (at < text.length) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) break
    const [whole, number, quoted, word, sign] = found
    const start = at + (/^[ \t\n\r]*/.exec(whole)?.[0].length ?? 0)
    if (number !== undefined) tokens.push({ kind: 'number', text: number, start })
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replaceAll("''", "'"), start })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, start })
    else tokens.push({ kind: 'sign', text: sign ?? '', start })
    at = pattern.lastIndex
  }
  const rest = text.slice(at).trim()
  // What is no token is read as a sign that fits nowhere.
  if (rest !== '') tokens.push({ kind: 'sign', text: '', start: text.indexOf(rest[0] ?? '', at) })
  return [...tokens, { kind: 'end', text: '', start: text.length }]
}

function peek({ tokens, at }: Parser): Token {
  return tokens[Math.min(at, tokens.length - 1)] ?? { kind: 'end', text: '', start: 0 }
}

function next(parser: Parser): Token {
  const token = peek(parser)
  parser.at += 1
  return token
}

/** Takes the next token when it is this sign or keyword. */
function takes(parser: Parser, kind: 'sign' | 'word', text: string): boolean {
  const token = peek(parser)
  if (token.kind !== kind || token.text !== text) return false
  parser.at += 1
  return true
}

function expectSign(parser: Parser, text: string): void {
  if (!takes(parser, 'sign', text)) throw new Wrong(peek(parser).start)
}

/** Reads operands that operators of one rank join, from the left. */
function readChain(
  parser: Parser,
  operators: { readonly kind: 'sign' | 'word'; readonly all: readonly BinaryOperator[] },
  readOperand: (parser: Parser) => FormulaNode,
): FormulaNode {
  let left = readOperand(parser)
  for (;;) {
    const op = operators.all.find((each) => takes(parser, operators.kind, each))
    if (!op) return left
    left = { kind: 'binary', op, left, right: readOperand(parser) }
  }
}

const readOr = (parser: Parser) => readChain(parser, { kind: 'word', all: ['OR'] }, readAnd)
const readAnd = (parser: Parser) => readChain(parser, { kind: 'word', all: ['AND'] }, readNot)
const readJoined = (parser: Parser) => readChain(parser, { kind: 'sign', all: ['&'] }, readSum)
const readSum = (parser: Parser) => readChain(parser, { kind: 'sign', all: ['+', '-'] }, readProduct)
const readProduct = (parser: Parser) => readChain(parser, { kind: 'sign', all: ['*', '/'] }, readSigned)

function readNot(parser: Parser): FormulaNode {
  return takes(parser, 'word', 'NOT')
    ? { kind: 'unary', op: 'NOT', of: readComparison(parser) }
    : readComparison(parser)
}

const COMPARISONS: readonly BinaryOperator[] = ['=', '<>', '<=', '>=', '<', '>']

function readComparison(parser: Parser): FormulaNode {
  const left = readJoined(parser)
  const op = COMPARISONS.find((each) => takes(parser, 'sign', each))
  return op ? { kind: 'binary', op, left, right: readJoined(parser) } : left
}

function readSigned(parser: Parser): FormulaNode {
  return takes(parser, 'sign', '-') ? { kind: 'unary', op: '-', of: readAtom(parser) } : readAtom(parser)
}

function readAtom(parser: Parser): FormulaNode {
  const token = next(parser)
  if (token.kind === 'number' || token.kind === 'text') return { kind: token.kind, value: token.text }
  if (token.kind === 'word') return readWord(parser, token)
  if (token.text !== '(' || token.kind !== 'sign') throw new Wrong(token.start)
  return within(parser, token, () => {
    const inner = readOr(parser)
    expectSign(parser, ')')
    return inner
  })
}

/** Reads what is in brackets, unless too many are open. */
function within<Read>(parser: Parser, { start }: Token, read: () => Read): Read {
  parser.brackets += 1
  if (parser.brackets > MAX_OPEN) throw new Wrong(start, 'LIMIT')
  const found = read()
  parser.brackets -= 1
  return found
}

const KEYWORDS: readonly string[] = ['AND', 'OR', 'NOT', 'TRUE', 'FALSE', ...Object.keys(FUNCTIONS)]

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name)
}

function readWord(parser: Parser, token: Token): FormulaNode {
  const { text } = token
  if (text === 'TRUE' || text === 'FALSE') return { kind: 'flag', value: text === 'TRUE' }
  if (isFunction(text)) return readCall(parser, token, text)
  if (KEYWORDS.includes(text)) throw new Wrong(token.start)
  const isHead = text === 'head'
  if (isHead) expectSign(parser, '.')
  const name = isHead ? readName(parser) : text
  const member = takes(parser, 'sign', '.') ? readName(parser) : undefined
  return { kind: 'ref', isHead, name, ...(member !== undefined && { member }) }
}

function readName(parser: Parser): string {
  const token = next(parser)
  if (token.kind !== 'word' || KEYWORDS.includes(token.text)) throw new Wrong(token.start)
  return token.text
}

function readCall(parser: Parser, token: Token, name: FunctionName): FormulaNode {
  const args = within(parser, token, () => {
    expectSign(parser, '(')
    if (takes(parser, 'sign', ')')) return []
    const read = [readOr(parser)]
    while (takes(parser, 'sign', ',')) read.push(readOr(parser))
    expectSign(parser, ')')
    return read
  })
  const [least, most] = FUNCTIONS[name]
  const [first] = args
  const isTotal = name === 'SUM' || name === 'AVG'
  const isWrong = args.length < least || args.length > most || (isTotal && !isRowField(first))
  if (isWrong) throw new Wrong(token.start)
  return { kind: 'call', name, args }
}

/** Whether a node is a field of rows: what SUM and AVG add up. */
function isRowField(node: FormulaNode | undefined): boolean {
  return node?.kind === 'ref' && !node.isHead && node.member === undefined
}

function countNodes(node: FormulaNode): number {
  return childrenOf(node).reduce((count, child) => count + countNodes(child), 1)
}

function depthOf(node: FormulaNode): number {
  return 1 + Math.max(0, ...childrenOf(node).map(depthOf))
}
