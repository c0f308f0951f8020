import { conditionText } from '@mallwright/contract/list-engine'
import type { Condition, FieldKind, FilterTest } from '@mallwright/contract/list-engine'

/** A stream of numbers in [0, 1). */
export type RandomStream = () => number

/** One of a list that is not empty. */
export function pick<Value>(random: RandomStream, list: readonly Value[]): Value {
  const value = list[Math.floor(random() * list.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

/** A field of the proof, and the texts that its values and literals are drawn from. */
export interface GeneratedField {
  readonly name: string
  readonly kind: FieldKind
  readonly literals: readonly string[]
}

const ORDERED = ['=', '<>', '<', '<=', '>', '>=', 'in', 'between', 'null'] as const
const TEXTS = ['=', '<>', 'in', 'null', 'like'] as const
const FLAGS = ['=', '<>', 'in', 'null'] as const

function testsOf(kind: FieldKind): readonly FilterTest['kind'][] {
  if (kind === 'text' || kind === 'key') return TEXTS
  return kind === 'flag' ? FLAGS : ORDERED
}

/** A random condition that every rule of the grammar allows. */
export function randomCondition(random: RandomStream, fields: readonly GeneratedField[], depth = 3): Condition {
  const choice = random()
  if (depth > 0 && choice < 0.15) return { op: 'not', of: randomCondition(random, fields, depth - 1) }
  if (depth > 0 && choice < 0.5) {
    const of = [0, 1].map(() => randomCondition(random, fields, depth - 1))
    return { op: random() < 0.5 ? 'and' : 'or', of }
  }
  return randomTest(random, pick(random, fields))
}

function randomTest(random: RandomStream, { name, kind, literals }: GeneratedField): FilterTest {
  const test = pick(random, testsOf(kind))
  const literal = () => pick(random, literals)
  const values = {
    null: () => [],
    between: () => [literal(), literal()],
    in: () => Array.from({ length: 1 + Math.floor(random() * 4) }, literal),
    like: () => [randomPattern(random, literal())],
  }
  const isSpecial = test === 'null' || test === 'between' || test === 'in' || test === 'like'
  return { op: 'test', field: name, kind: test, values: isSpecial ? values[test]() : [literal()] }
}

/** A piece of a text between wildcards; an escape is never left open. */
function randomPattern(random: RandomStream, text: string): string {
  const characters = Array.from(text)
  const from = Math.floor(random() * (characters.length + 1))
  const piece = characters.slice(from, from + 4).map((character) => {
    if (random() < 0.15) return '_'
    return random() < 0.5 ? character.replace(/[\\%_]/, String.raw`\$&`) : character.replace('\\', '')
  })
  return `${random() < 0.7 ? '%' : ''}${piece.join('')}${random() < 0.7 ? '%' : ''}`
}

const PIECES = [
  ...`'~''~(~)~,~=~<>~!=~<~AND~OR~NOT~IN~LIKE~BETWEEN~IS~NULL~ORDER BY~1~-1~1.5~1e5~--~;~/* */~"~$1~::text~cOrgUuid`.split(
    '~',
  ),
  '\\',
  '%',
  ' ',
  '\u00a0',
  '　',
  '\u0000',
  '订',
  '😀',
  `' OR 1 = 1`,
  `') OR (1 = 1`,
  'cProdCode',
  '(select 1)',
]

/** A filter as text: a valid one as it may be written, half of them damaged in one to four places. */
export function randomFilter(
  random: RandomStream,
  fields: readonly GeneratedField[],
): { readonly text: string; readonly condition: Condition | undefined } {
  const condition = randomCondition(random, fields)
  let text = conditionText(condition)
  if (random() < 0.5) return { text, condition }
  for (let change = 0; change <= random() * 4; change += 1) {
    const at = Math.floor(random() * (text.length + 1))
    const removed = random() < 0.5 ? Math.floor(random() * 6) : 0
    text = text.slice(0, at) + (random() < 0.7 ? pick(random, PIECES) : '') + text.slice(at + removed)
  }
  return { text, condition: undefined }
}
