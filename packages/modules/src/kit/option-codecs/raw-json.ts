/**
 * JSON value in its original notation: order, duplicate keys, number spellings and escapes are preserved, white space
 * is not.
 */
export type RawJson = RawObject | RawList | RawPlain

/** Object with its members in order. */
export interface RawObject {
  readonly kind: 'object'
  members: RawMember[]
}

/** Member of an object; `token` is the key in its original notation. */
export interface RawMember {
  readonly key: string
  readonly token: string
  value: RawJson
}

/** A list. */
export interface RawList {
  readonly kind: 'list'
  items: RawJson[]
}

/** String, number, true, false or null in its original notation. */
export interface RawPlain {
  readonly kind: 'plain'
  readonly token: string
}

/** Syntax error of a JSON text and its position: lines and columns count from 1. */
export interface JsonIssue {
  readonly kind: 'syntax' | 'deep'
  readonly line: number
  readonly column: number
}

/** Maximum nesting depth: protects recursive functions from stack overflow. */
export const MAX_JSON_DEPTH = 100

const BLANKS = /[ \t\n\r]*/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

class JsonReadError extends Error {
  readonly kind: JsonIssue['kind']
  readonly at: number

  constructor(kind: JsonIssue['kind'], at: number) {
    super(kind)
    this.kind = kind
    this.at = at
  }
}

/** Parses a JSON text. Never throws. */
export function parseRaw(
  text: string,
): { readonly ok: true; readonly raw: RawJson } | { readonly ok: false; readonly issue: JsonIssue } {
  try {
    const reader = new Reader(text)
    return { ok: true, raw: reader.whole() }
  } catch (error) {
    if (!(error instanceof JsonReadError)) throw error
    const before = text.slice(0, error.at).split('\n')
    return {
      ok: false,
      issue: { kind: error.kind, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    }
  }
}

class Reader {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  whole(): RawJson {
    const raw = this.value(0)
    if (this.peek() !== undefined) throw new JsonReadError('syntax', this.at)
    return raw
  }

  private peek(): string | undefined {
    BLANKS.lastIndex = this.at
    BLANKS.exec(this.text)
    this.at = BLANKS.lastIndex
    return this.text[this.at]
  }

  private value(depth: number): RawJson {
    const first = this.peek()
    if (depth > MAX_JSON_DEPTH) throw new JsonReadError('deep', this.at)
    if (first === '{') return { kind: 'object', members: this.series('}', () => this.member(depth + 1)) }
    if (first === '[') return { kind: 'list', items: this.series(']', () => this.value(depth + 1)) }
    if (first === '"') return { kind: 'plain', token: this.string() }
    SCALAR.lastIndex = this.at
    const token = SCALAR.exec(this.text)?.[0]
    if (token === undefined) throw new JsonReadError('syntax', this.at)
    this.at += token.length
    return { kind: 'plain', token }
  }

  private member(depth: number): RawMember {
    if (this.peek() !== '"') throw new JsonReadError('syntax', this.at)
    const token = this.string()
    if (this.peek() !== ':') throw new JsonReadError('syntax', this.at)
    this.at += 1
    return { key: JSON.parse(token) as string, token, value: this.value(depth) }
  }

  private series<T>(end: string, one: () => T): T[] {
    const all: T[] = []
    this.at += 1
    if (this.peek() !== end) {
      do {
        all.push(one())
      } while (this.peek() === ',' && (this.at += 1))
    }
    if (this.peek() !== end) throw new JsonReadError('syntax', this.at)
    this.at += 1
    return all
  }

  private string(): string {
    let end = this.at + 1
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1
    const token = this.text.slice(this.at, end + 1)
    if (!isString(token)) throw new JsonReadError('syntax', this.at)
    this.at = end + 1
    return token
  }
}

function isString(token: string): boolean {
  try {
    return typeof JSON.parse(token) === 'string'
  } catch {
    // Invalid escape, control character, or unterminated string.
    return false
  }
}

/** Serializes a value: compact, or indented by two when `depth` is set. */
export function rawText(raw: RawJson, depth?: number): string {
  if (raw.kind === 'plain') return raw.token
  const inner = depth === undefined ? undefined : depth + 1
  const parts =
    raw.kind === 'list'
      ? raw.items.map((item) => rawText(item, inner))
      : raw.members.map(({ token, value }) => `${token}:${inner === undefined ? '' : ' '}${rawText(value, inner)}`)
  const [open, close] = raw.kind === 'list' ? '[]' : '{}'
  if (depth === undefined || parts.length === 0) return `${open}${parts.join(',')}${close}`
  const line = `\n${'  '.repeat(depth + 1)}`
  return `${open}${line}${parts.join(`,${line}`)}\n${'  '.repeat(depth)}${close}`
}

/** Converts a raw value to a JavaScript value. */
export function parsedOf(raw: RawJson): unknown {
  if (raw.kind === 'list') return raw.items.map(parsedOf)
  // Unlike an assignment, this creates an own member even for `__proto__`.
  if (raw.kind === 'object') return Object.fromEntries(raw.members.map(({ key, value }) => [key, parsedOf(value)]))
  return JSON.parse(raw.token) as unknown
}

/** Converts a JavaScript value to raw JSON; unsupported values become null. */
export function rawOf(value: unknown): RawJson {
  const read = parseRaw(JSON.stringify(value) ?? 'null')
  return read.ok ? read.raw : { kind: 'plain', token: 'null' }
}
