import { NUMBERS, TEXTS } from './fuzz-texts.data.ts'
import { anyNode, isHolder, setOwn, slotsOf } from './fuzz-draft.ts'
import type { FuzzDraft, Mutation, Plain, Slot } from './fuzz-draft.ts'

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'toJSON']

const DEPTHS = [10, 40, 64, 65, 100, 500, 3000, 10_000]

const MOST_LIST_CHARACTERS = 2_000_000

/** Values of every type, including one that is never valid. */
function otherTypes(draft: FuzzDraft): unknown[] {
  const { random, raw } = draft
  const number = raw(random.pick(NUMBERS))
  const text = random.pick(TEXTS)
  return [null, true, false, number, text, [], {}, [[]], [null], [text], { length: 3 }, { '0': 'a' }, { kind: text }]
}

/** A position below the props of a node, or anywhere. */
function anySlot(draft: FuzzDraft): Slot | undefined {
  const node = draft.random.chance(0.75) ? anyNode(draft) : undefined
  const slots = slotsOf(node?.['props'] ?? draft.document)
  return slots.length > 0 ? draft.random.pick(slots) : undefined
}

/** A position whose value satisfies the predicate. */
function slotOf(draft: FuzzDraft, isWanted: (value: unknown) => boolean): Slot | undefined {
  const slots = slotsOf(draft.document).filter(({ holder, key }) => isWanted(holder[key]))
  return slots.length > 0 ? draft.random.pick(slots) : undefined
}

function atAnySlot(valueOf: (draft: FuzzDraft, old: unknown) => unknown): Mutation {
  return (draft) => {
    const slot = anySlot(draft)
    if (slot) setOwn(slot.holder, slot.key, valueOf(draft, slot.holder[slot.key]))
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
  const most = Math.floor(MOST_LIST_CHARACTERS / (JSON.stringify(entry)?.length ?? 1))
  return Array.from({ length: Math.min(most, random.pick([31, 301, 5000, 50_000])) }, () => entry)
}

function prototypeKey(draft: FuzzDraft): void {
  const { random } = draft
  const holder = random.pick([draft.document, ...slotsOf(draft.document).map(({ holder: one }) => one)])
  const value = random.pick<unknown>([
    { polluted: 'yes' },
    { constructor: { prototype: { polluted: 'yes' } } },
    null,
    'x',
    [],
  ])
  setOwn(holder, random.pick(PROTOTYPE_KEYS), value)
}

function swapValues(draft: FuzzDraft): void {
  const [one, other] = [anySlot(draft), anySlot(draft)]
  if (!one || !other) return
  const [first, second] = [one.holder[one.key], other.holder[other.key]].map((value) => structuredClone(value))
  setOwn(one.holder, one.key, second)
  setOwn(other.holder, other.key, first)
}

function drop(draft: FuzzDraft): void {
  const slot = anySlot(draft)
  if (!slot) return
  if (Array.isArray(slot.holder)) slot.holder.splice(Number(slot.key), 1)
  else delete slot.holder[slot.key]
}

function renameKey(draft: FuzzDraft): void {
  const slot = anySlot(draft)
  if (!slot || Array.isArray(slot.holder)) return
  const value = slot.holder[slot.key]
  delete slot.holder[slot.key]
  setOwn(slot.holder, draft.random.pick(TEXTS), value)
}

function repeatEntries(draft: FuzzDraft): void {
  const slot = slotOf(draft, Array.isArray)
  if (slot) setOwn(slot.holder, slot.key, [slot.holder[slot.key], slot.holder[slot.key]].flat())
}

function unknownFields(draft: FuzzDraft): void {
  const holder = draft.random.pick<Plain>([draft.document, anyNode(draft) ?? {}])
  for (let count = draft.random.whole(1, 5); count > 0; count--)
    setOwn(holder, draft.random.pick(TEXTS), draft.random.pick(otherTypes(draft)))
}

/** Mutations of single values, at any position. */
export const VALUE_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'other type': atAnySlot((draft) => draft.random.pick(otherTypes(draft))),
  'hostile text': atAnySlot(({ random }) => random.pick(TEXTS)),
  'hostile text for text': (draft) => {
    const slot = slotOf(draft, (value) => typeof value === 'string')
    if (slot) setOwn(slot.holder, slot.key, draft.random.pick(TEXTS))
  },
  'odd number': atAnySlot(({ random, raw }) => raw(random.pick(NUMBERS))),
  'odd number for number': (draft) => {
    const slot = slotOf(draft, (value) => typeof value === 'number')
    if (slot) setOwn(slot.holder, slot.key, draft.raw(draft.random.pick(NUMBERS)))
  },
  'long text': atAnySlot(({ random }) =>
    random
      .pick(TEXTS)
      .padEnd(2, '长')
      .repeat(random.pick([100, 1000])),
  ),
  'wrapped in a list': atAnySlot((_, old) => [old]),
  'unwrapped list': atAnySlot((_, old) =>
    Array.isArray(old) ? (old[0] ?? {}) : Object.values(isHolder(old) ? old : {}),
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
  'text of 1 MB': atAnySlot(({ random }) =>
    random
      .pick(['a', '长', '\u202e', '<b>', '\ud83d\ude00'])
      .repeat(1 << 18)
      .slice(0, 1 << 20),
  ),
  'huge list': atAnySlot(hugeList),
  'deep value': atAnySlot((draft) => draft.raw(deepText(draft))),
  'deep unknown field': (draft) => {
    setOwn(anyNode(draft) ?? draft.document, draft.random.pick(['own', 'props', 'showing']), draft.raw(deepText(draft)))
  },
  'many keys': (draft) => {
    const props = anyNode(draft)?.['props']
    if (isHolder(props)) for (let count = 0; count < 20_000; count++) setOwn(props, `k${count}`, count)
  },
}
