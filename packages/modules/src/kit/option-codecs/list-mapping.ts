import { readFields } from '../field.ts'
import { textOf } from './option-codec.ts'
import { bindAll, ignoreOutcome } from './prop-mapping.ts'
import type { BindField, RecordOutcome, OptionPaths } from './prop-mapping.ts'
import { isRecord } from '../is-record.ts'
import { noOptions, optionAt, rawAt, writeOption } from './option-path.ts'
import { parsedOf, rawOf } from './raw-json.ts'
import type { RawJson } from './raw-json.ts'
import { isJsonEqual } from './json-equal.ts'

type Entry = Readonly<Record<string, unknown>>

/** A list of entries as a list of objects. `plain` names the prop of entries that are bare texts. */
export function listOf(
  paths: OptionPaths,
  maps: Readonly<Record<string, BindField>>,
  options: { readonly plain?: string } = {},
): BindField {
  return (field) => {
    if (field.kind !== 'list') throw new Error('only a list has entries')
    const bound = bindAll(maps, field.of)
    const readEntry = (item: unknown, note: RecordOutcome): Entry | undefined => {
      const word = options.plain === undefined ? undefined : textOf(item)
      if (options.plain !== undefined && word !== undefined) return { [options.plain]: word }
      if (!isRecord(item)) return undefined
      const parts = bound.map(({ name, mapping }) => [name, mapping.read(item, note)] as const)
      return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
    }
    return listMapping<Entry>(paths, {
      max: field.max,
      inner: bound.flatMap(({ mapping }) => mapping.options),
      read: (item, note) => {
        const read = readEntry(item, note)
        return read && readFields(field.of, read)
      },
      write: (entry, existing) => {
        const item = existing?.kind === 'object' ? existing : noOptions()
        const before = existing && readEntry(parsedOf(item), ignoreOutcome)
        const complete = before && readFields(field.of, before)
        for (const { name, mapping } of bound)
          if (!complete || !isJsonEqual(complete[name], entry[name])) mapping.write(item, entry[name])
        return item
      },
    })
  }
}

/**
 * A list of codes as a list of objects, such as products by cProdCode. The first key is written, all are read; bare
 * codes and comma-separated codes are read too, and a single object as a list of one.
 */
export function codeList(paths: OptionPaths, ...keys: readonly [string, ...string[]]): BindField {
  return (field) =>
    listMapping<string>(paths, {
      max: 'max' in field ? field.max : Infinity,
      inner: keys,
      singleKeys: keys,
      read: (item, note) => {
        const key = keys.find((one) => textOf(optionAt(item, one)) !== undefined)
        const code = isRecord(item) ? key && textOf(item[key]) : textOf(item)
        if (code === undefined || code.length === 0 || code.length > 64) return undefined
        if (key !== undefined) note(key, 'understood')
        return code
      },
      write: (code, existing) => {
        const item = existing?.kind === 'object' ? existing : noOptions()
        writeOption(item, keys[0], rawOf(code))
        return item
      },
    })
}

interface ItemRules<T> {
  readonly max: number
  readonly inner: readonly string[]
  /** Keys of an object that stands for a list of one; none for lists that are always lists. */
  readonly singleKeys?: readonly string[]
  readonly read: (item: unknown, note: RecordOutcome) => T | undefined
  /** Item of an entry, based on the previous item at its index, if any. */
  readonly write: (entry: T, existing: RawJson | undefined) => RawJson
}

function listMapping<T>(paths: OptionPaths, rules: ItemRules<T>) {
  const all = [paths].flat()
  const { singleKeys = [] } = rules
  const itemsOf = (option: unknown) => readItems(option, singleKeys)
  return {
    options: [...all.slice(1), ...rules.inner.map((path) => `${all[0]}.*.${path}`)],
    read: (from: unknown, note: RecordOutcome) => {
      const path = all.find((one) => itemsOf(optionAt(from, one)) !== undefined)
      const items = path === undefined ? undefined : itemsOf(optionAt(from, path))
      if (!items) {
        note(all[0] ?? '', optionAt(from, all[0] ?? '') === undefined ? 'missing' : 'unreadable')
        return undefined
      }
      if (items.length > rules.max) note(path ?? '', 'limited')
      else if (items.length === 0) note(path ?? '', 'understood')
      const entries = items.slice(0, rules.max).flatMap((item) => {
        const entry = rules.read(item, (inner, outcome) => note(`${path}.*.${inner}`, outcome))
        if (entry === undefined) note(`${path}.*`, 'unreadable')
        else if (!isRecord(item)) note(path ?? '', 'understood')
        return entry === undefined ? [] : [entry]
      })
      return entries
    },
    write: (to: RawJson, value: unknown) => {
      const before = parsedOf(to)
      const path = all.find((one) => itemsOf(optionAt(before, one)) !== undefined) ?? all[0] ?? ''
      const existing = rawAt(to, path)
      const isSingle = existing?.kind === 'object'
      const items = mergeItems(
        value as readonly T[],
        existing?.kind === 'list' ? existing.items : isSingle ? [existing] : [],
        rules,
      )
      const [only] = items
      writeOption(to, path, isSingle && items.length === 1 && only ? only : { kind: 'list', items })
    },
  }
}

/** Entries of an option: a list, comma-separated texts, or an object with one of the keys as its single entry. */
function readItems(option: unknown, singleKeys: readonly string[]): readonly unknown[] | undefined {
  if (Array.isArray(option)) return option as readonly unknown[]
  if (typeof option === 'string')
    return option
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
  if (singleKeys.length === 0 || !isRecord(option)) return undefined
  const own = singleKeys.map((key) => optionAt(option, key)).find((value) => value !== undefined)
  return own === undefined ? undefined : own === '' ? [] : [option]
}

/** Items of the entries: an equal item is reused wherever it moved, else the unused one at the same index. */
function mergeItems<T>(entries: readonly T[], items: readonly RawJson[], rules: ItemRules<T>): RawJson[] {
  const current = items.map((item) => rules.read(parsedOf(item), ignoreOutcome))
  const free = new Set(items.keys())
  const own = entries.map((entry) => {
    const index = [...free].find((one) => current[one] !== undefined && isJsonEqual(current[one], entry))
    if (index !== undefined) free.delete(index)
    return index
  })
  return entries.map((entry, position) => {
    const index = own[position]
    if (index !== undefined) return items[index] as RawJson
    const existing = free.delete(position) ? items[position] : undefined
    return rules.write(entry, existing)
  })
}
