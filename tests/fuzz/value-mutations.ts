import { NUMBERS, TEXTS } from './fuzz-texts.data.ts'
import { pickNode, isObject, setOwn, slotsOf } from './fuzz-draft.ts'
import type { FuzzDraft, Mutation, PlainObject, Slot } from './fuzz-draft.ts'

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'toJSON']

const DEPTHS = [10, 40, 64, 65, 100, 500, 3000, 10_000]

const MAX_LIST_CHARACTERS = 2_000_000

/** Values of every type, including one that is never valid. */
function otherTypes(draft: FuzzDraft): unknown[] {
  const { random, raw } = draft
  const number = raw(random.pick(NUMBERS))
  const text = random.pick(TEXTS)
  return [null, true, false, number, text, [], {}, [[]], [null], [text], { length: 3 }, { '0': 'a' }, { kind: text }]
}

/** A position below the props of a node, or anywhere. */
function pickSlot(draft: FuzzDraft): Slot | undefined {
  const node = draft.random.chance(0.75) ? pickNode(draft) : undefined
  const slots = slotsOf(node?.['props'] ?? draft.document)
  return slots.length > 0 ? draft.random.pick(slots) : undefined
}

/** A position whose value satisfies the predicate. */
function pickSlotWhere(draft: FuzzDraft, isWanted: (value: unknown) => boolean): Slot | undefined {
  const slots = slotsOf(draft.document).filter(({ owner, key }) => isWanted(owner[key]))
  return slots.length > 0 ? draft.random.pick(slots) : undefined
}

function mutateSlot(valueOf: (draft: FuzzDraft, old: unknown) => unknown): Mutation {
  return (draft) => {
    const slot = pickSlot(draft)
    if (slot) setOwn(slot.owner, slot.key, valueOf(draft, slot.owner[slot.key]))
  }
}

/** JSON text of nested lists or objects. */
function deepText({ random }: FuzzDraft): string {
  const depth = random.pick(DEPTHS)
  const [start, end] = random.pick([
    ['[', ']'],
    ['{"children":', '}'],
    ['{"props":[', ']}'],
    ['{"__proto__":', '}'],
  ] as const)
  return start.repeat(depth) + 'null' + end.repeat(depth)
}

/** A list of the maximum length that an accepted document may contain. */
function hugeList({ random }: FuzzDraft, old: unknown): unknown {
  const entry = (Array.isArray(old) ? (old[0] as unknown) : old) ?? 'x'
  const max = Math.floor(MAX_LIST_CHARACTERS / (JSON.stringify(entry)?.length ?? 1))
  return Array.from({ length: Math.min(max, random.pick([31, 301, 5000, 50_000])) }, () => entry)
}

function prototypeKey(draft: FuzzDraft): void {
  const { random } = draft
  const owner = random.pick([draft.document, ...slotsOf(draft.document).map(({ owner: one }) => one)])
  const value = random.pick<unknown>([
    { polluted: 'yes' },
    { constructor: { prototype: { polluted: 'yes' } } },
    null,
    'x',
    [],
  ])
  setOwn(owner, random.pick(PROTOTYPE_KEYS), value)
}

function swapValues(draft: FuzzDraft): void {
  const [one, other] = [pickSlot(draft), pickSlot(draft)]
  if (!one || !other) return
  const [first, second] = [one.owner[one.key], other.owner[other.key]].map((value) => structuredClone(value))
  setOwn(one.owner, one.key, second)
  setOwn(other.owner, other.key, first)
}

function drop(draft: FuzzDraft): void {
  const slot = pickSlot(draft)
  if (!slot) return
  if (Array.isArray(slot.owner)) slot.owner.splice(Number(slot.key), 1)
  else delete slot.owner[slot.key]
}

function renameKey(draft: FuzzDraft): void {
  const slot = pickSlot(draft)
  if (!slot || Array.isArray(slot.owner)) return
  const value = slot.owner[slot.key]
  delete slot.owner[slot.key]
  setOwn(slot.owner, draft.random.pick(TEXTS), value)
}

function repeatEntries(draft: FuzzDraft): void {
  const slot = pickSlotWhere(draft, Array.isArray)
  if (slot) setOwn(slot.owner, slot.key, [slot.owner[slot.key], slot.owner[slot.key]].flat())
}

function unknownFields(draft: FuzzDraft): void {
  const owner = draft.random.pick<PlainObject>([draft.document, pickNode(draft) ?? {}])
  for (let count = draft.random.integer(1, 5); count > 0; count--)
    setOwn(owner, draft.random.pick(TEXTS), draft.random.pick(otherTypes(draft)))
}

/** Mutations of single values, at any position. */
export const VALUE_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'other type': mutateSlot((draft) => draft.random.pick(otherTypes(draft))),
  'hostile text': mutateSlot(({ random }) => random.pick(TEXTS)),
  'hostile text for text': (draft) => {
    const slot = pickSlotWhere(draft, (value) => typeof value === 'string')
    if (slot) setOwn(slot.owner, slot.key, draft.random.pick(TEXTS))
  },
  'unusual number': mutateSlot(({ random, raw }) => raw(random.pick(NUMBERS))),
  'unusual number for number': (draft) => {
    const slot = pickSlotWhere(draft, (value) => typeof value === 'number')
    if (slot) setOwn(slot.owner, slot.key, draft.raw(draft.random.pick(NUMBERS)))
  },
  'long text': mutateSlot(({ random }) =>
    random
      .pick(TEXTS)
      .padEnd(2, '长')
      .repeat(random.pick([100, 1000])),
  ),
  'wrapped in a list': mutateSlot((_, old) => [old]),
  'unwrapped list': mutateSlot((_, old) =>
    Array.isArray(old) ? (old[0] ?? {}) : Object.values(isObject(old) ? old : {}),
  ),
  'prototype names': prototypeKey,
  'swapped values': swapValues,
  'field dropped': drop,
  'key renamed': renameKey,
  'entries repeated': repeatEntries,
  'unknown fields': unknownFields,
}

/** Mutations that cost time and memory; used by few cases. */
export const HEAVY_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'text of 1 MB': mutateSlot(({ random }) =>
    random
      .pick(['a', '长', '\u202e', '<b>', '\ud83d\ude00'])
      .repeat(1 << 18)
      .slice(0, 1 << 20),
  ),
  'huge list': mutateSlot(hugeList),
  'deep value': mutateSlot((draft) => draft.raw(deepText(draft))),
  'deep unknown field': (draft) => {
    setOwn(
      pickNode(draft) ?? draft.document,
      draft.random.pick(['own', 'props', 'showing']),
      draft.raw(deepText(draft)),
    )
  },
  'many keys': (draft) => {
    const props = pickNode(draft)?.['props']
    if (isObject(props)) for (let count = 0; count < 20_000; count++) setOwn(props, `k${count}`, count)
  },
}
