import { isSameJson } from '../../../document-store/same-json.ts'

type Record_ = Readonly<Record<string, unknown>>

/** A changed member of a record. `path` has one key, or two for a nested member. */
export interface FieldChange {
  readonly path: readonly string[]
  /** `undefined` when the member was absent. */
  readonly before: unknown
  readonly after: unknown
}

/** Compared members of a record and their depth. */
export interface RecordShape {
  /** Excluded keys. */
  readonly without: readonly string[]
  /** The member that is compared key by key. */
  readonly nested: string
}

/** Changed members of a record. */
export function changesBetween(before: Record_ | undefined, after: Record_, shape: RecordShape): FieldChange[] {
  if (before === after) return []
  return pathsOf([before ?? {}, after], shape).flatMap((path) => {
    const [old, next] = [valueAt(before, path), valueAt(after, path)]
    return isSameJson(old, next) ? [] : [{ path, before: old, after: next }]
  })
}

/** Members that both sides changed to different values. */
export function overlapsOf(mine: readonly FieldChange[], theirs: readonly FieldChange[]): FieldChange[] {
  return mine.filter((change) =>
    theirs.some((other) => isSameJson(other.path, change.path) && !isSameJson(other.after, change.after)),
  )
}

/** A side's record with the other side's non-overlapping changes applied. */
export function withChanges<R extends Record_>(
  record: R,
  own: readonly FieldChange[],
  others: readonly FieldChange[],
): R {
  const next: Record<string, unknown> = { ...record }
  for (const { path, after } of others) {
    if (own.some((change) => isSameJson(change.path, path))) continue
    const [key = '', subkey] = path
    if (subkey === undefined) setOrDelete(next, key, after)
    else {
      const nested = { ...(next[key] as Record_ | undefined) }
      setOrDelete(nested, subkey, after)
      next[key] = nested
    }
  }
  return next as R
}

function setOrDelete(record: Record<string, unknown>, key: string, value: unknown): void {
  if (value === undefined) delete record[key]
  // A member may be called `__proto__`; defined as an own property it is harmless.
  else Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true })
}

function pathsOf(records: readonly Record_[], { without, nested }: RecordShape): string[][] {
  const keys = new Set(records.flatMap((record) => Object.keys(record)))
  return [...keys].flatMap((key) => {
    if (without.includes(key)) return []
    if (key !== nested) return [[key]]
    const subkeys = new Set(records.flatMap((record) => Object.keys((record[key] as object | undefined) ?? {})))
    return [...subkeys].map((subkey) => [key, subkey])
  })
}

function valueAt(record: Record_ | undefined, [key = '', subkey]: readonly string[]): unknown {
  const value = record && Object.hasOwn(record, key) ? record[key] : undefined
  if (subkey === undefined) return value
  const holder = value as Record_ | undefined
  return holder && Object.hasOwn(holder, subkey) ? holder[subkey] : undefined
}
