import { FILTER_LIMITS } from './filter-tree.ts'
import type { FilterFault } from './filter-tree.ts'

/** A token: a word (keyword or field), a text without its quotes, a number, a sign, the end, or what is none of them. */
export interface Token {
  readonly type: 'word' | 'text' | 'number' | 'sign' | 'end' | 'bad'
  readonly value: string
  /** Index of its first unit. */
  readonly start: number
}

/** Reads tokens from left to right, each unit of the text a bounded number of times. */
export interface Scanner {
  readonly text: string
  at: number
  /** Units looked at: what tests bound instead of time. */
  steps: number
}

const TAB = 9
const LINE_FEED = 10
const RETURN = 13
const SPACE = 32
const DELETE = 127
const QUOTE = 39

/** What is wrong with a text as a whole: its length, then its first control character or half character. */
export function textFault(text: string): FilterFault | undefined {
  if (text.length > FILTER_LIMITS.text) return { ok: false, reason: 'LIMIT', position: FILTER_LIMITS.text }
  const position = text.search(/[^\t\n\r\P{Cc}\x80-\x9f]|\p{Cs}/u)
  return position < 0 ? undefined : { ok: false, reason: 'SYNTAX', position }
}

/** The next token. */
export function nextToken(scanner: Scanner): Token {
  while (isBlank(unitAt(scanner))) scanner.at += 1
  const start = scanner.at
  const unit = unitAt(scanner)
  if (Number.isNaN(unit)) return { type: 'end', value: '', start }
  if (unit === QUOTE) return readText(scanner, start)
  if (isLetter(unit)) return readWord(scanner, start)
  if (isDigit(unit)) return readNumber(scanner, start)
  return readSign(scanner, start)
}

/** The unit at the place of the scanner, plus some; NaN behind the end. */
function unitAt(scanner: Scanner, ahead = 0): number {
  scanner.steps += 1
  return scanner.text.charCodeAt(scanner.at + ahead)
}

function isBlank(unit: number): boolean {
  return unit === SPACE || unit === TAB || unit === LINE_FEED || unit === RETURN
}

/** An ASCII letter or `_`. */
function isLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57
}

/** Whether a unit may not touch the end of a number or word: ASCII letters, digits, `_`, and anything beyond ASCII. */
function joins(unit: number): boolean {
  return isLetter(unit) || isDigit(unit) || unit >= DELETE
}

function readText(scanner: Scanner, start: number): Token {
  let value = ''
  let from = start + 1
  scanner.at = from
  for (;;) {
    const unit = unitAt(scanner)
    // Without an end it is no text.
    if (Number.isNaN(unit)) return { type: 'bad', value: '', start }
    scanner.at += 1
    if (unit !== QUOTE) continue
    value += scanner.text.slice(from, scanner.at - 1)
    if (unitAt(scanner) !== QUOTE) return { type: 'text', value, start }
    value += "'"
    scanner.at += 1
    from = scanner.at
  }
}

function readWord(scanner: Scanner, start: number): Token {
  let unit = unitAt(scanner)
  while (isLetter(unit) || isDigit(unit)) {
    scanner.at += 1
    unit = unitAt(scanner)
  }
  return tokenOf(scanner, joins(unit) ? 'bad' : 'word', start)
}

/** Digits with at most one point between them; a minus sign has been passed. */
function readNumber(scanner: Scanner, start: number): Token {
  skipDigits(scanner)
  if (unitAt(scanner) === 46 && isDigit(unitAt(scanner, 1))) {
    scanner.at += 1
    skipDigits(scanner)
  }
  const unit = unitAt(scanner)
  return tokenOf(scanner, joins(unit) || unit === 46 ? 'bad' : 'number', start)
}

function skipDigits(scanner: Scanner): void {
  while (isDigit(unitAt(scanner))) scanner.at += 1
}

const LONG_SIGNS = new Set(['<>', '!=', '<=', '>='])
const SIGNS = new Set(['=', '<', '>', '(', ')', ','])

function readSign(scanner: Scanner, start: number): Token {
  const { text } = scanner
  if (text[start] === '-' && isDigit(unitAt(scanner, 1))) {
    scanner.at += 1
    return readNumber(scanner, start)
  }
  const long = text.slice(start, start + 2)
  const sign = LONG_SIGNS.has(long) ? long : (text[start] ?? '')
  scanner.at += sign.length
  return tokenOf(scanner, LONG_SIGNS.has(sign) || SIGNS.has(sign) ? 'sign' : 'bad', start)
}

function tokenOf({ text, at }: Scanner, type: Token['type'], start: number): Token {
  return { type, value: text.slice(start, at), start }
}
