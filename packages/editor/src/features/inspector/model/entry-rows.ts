import { cutText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { readFields } from '@mallwright/modules/definitions'
import type { Field, Fields } from '@mallwright/modules/definitions'

import { Mixed } from './control-props.ts'
import { pastedLines } from './row-edits.ts'
import { mergeValues, withChangedFields } from './shared-fields.ts'

/** A list entry: values by field name. */
export type Entry = Readonly<Record<string, unknown>>

type ListField = Extract<Field, { readonly kind: 'list' }>

/** Text fields of an entry, in order. */
export function textFields(fields: Fields): readonly [string, Extract<Field, { readonly kind: 'text' }>][] {
  return Object.entries(fields).flatMap(([name, field]) => (field.kind === 'text' ? [[name, field] as const] : [])) as [
    string,
    Extract<Field, { readonly kind: 'text' }>,
  ][]
}

/** Summary of a collapsed entry: its first non-empty text. */
export function summaryOf(fields: Fields, entry: Entry): string {
  const words = textFields(fields).map(([name]) => entry[name])
  return words.find((word): word is string => typeof word === 'string' && word !== '') ?? ''
}

/** The entries of a list; what an empty one stands for, so that editing starts from what is shown. */
export function shownEntries({ of, whenEmpty = [] }: ListField, value: readonly Entry[]): readonly Entry[] {
  return value.length > 0 ? value : whenEmpty.map((entry) => readFields(of, entry))
}

/** The chosen option of an entry's first choice, for entries without text. */
export function choiceOf(fields: Fields, entry: Entry): Label | undefined {
  const [name, field] = Object.entries(fields).find(([, candidate]) => candidate.kind === 'choice') ?? []
  if (!name || field?.kind !== 'choice') return undefined
  return field.options.find(({ value }) => value === entry[name])?.label
}

/** Entries from pasted text: one a line, its columns fill the text fields in order. Texts are cut to the limit. */
export function entriesOfText(fields: Fields, pasted: string): readonly Entry[] {
  const texts = textFields(fields)
  return pastedLines(pasted).map((cells) =>
    readFields(
      fields,
      Object.fromEntries(
        texts.map(([name, { max, default: none }], at) => [
          name,
          cells[at] === undefined ? none : cutText(cells[at], max),
        ]),
      ),
    ),
  )
}

/** Value of a field in several entries; `Mixed` where they differ. */
export function sharedValue(entries: readonly Entry[], name: string, field: Field): unknown {
  return entries.length === 0
    ? new Mixed(field.default)
    : mergeValues(
        field,
        entries.map((entry) => entry[name]),
      )
}

/** Entries with one field set in some of them; of a group only the changed options. */
export function withField(
  entries: readonly Entry[],
  indexes: ReadonlySet<number>,
  change: { readonly name: string; readonly field: Field; readonly shown: unknown; readonly next: unknown },
): readonly Entry[] {
  const { name, field, shown, next } = change
  const ownOf = (entry: Entry) =>
    field.kind === 'group' ? withChangedFields(entry[name] as Entry, shown as Entry, next as Entry) : next
  return entries.map((entry, index) => (indexes.has(index) ? { ...entry, [name]: ownOf(entry) } : entry))
}
