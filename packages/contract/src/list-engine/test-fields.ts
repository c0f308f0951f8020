import type { FieldKind, FilterField } from './filter-tree.ts'

const open = (kind: FieldKind): FilterField => ({ kind, filter: true, order: kind !== 'exists' })

/** A field of every kind, for tests. */
export const TEST_FIELDS: ReadonlyMap<string, FilterField> = new Map<string, FilterField>([
  ['cName', open('text')],
  ['cUuid', open('key')],
  ['iCount', open('int')],
  ['bOpen', open('flag')],
  ['iRate', open('decimal')],
  ['iPrice', open('money')],
  ['dTime', open('date')],
  ['cLine', open('exists')],
  ['cShown', { kind: 'text' }],
  ['cSorted', { kind: 'text', order: true }],
  ['A'.repeat(64), open('int')],
])
