import { rawOf } from './raw-json.ts'
import type { RawJson, RawObject } from './raw-json.ts'
import { isRecord } from '../is-record.ts'

/** The option at a path such as `fontopts.fontSize` or `imglist.0.img`; `undefined` when absent or null. */
export function optionAt(from: unknown, path: string): unknown {
  let value = from
  for (const part of path.split('.')) {
    if (Array.isArray(value)) value = (value as readonly unknown[])[Number(part)]
    else value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined
  }
  return value ?? undefined
}

/** The option at a path in its original notation. */
export function rawAt(from: RawJson, path: string): RawJson | undefined {
  let raw: RawJson | undefined = from
  for (const part of path.split('.')) raw = raw && stepInto(raw, part)
  return raw
}

function stepInto(raw: RawJson, part: string): RawJson | undefined {
  if (raw.kind === 'list') return raw.items[Number(part)]
  // Duplicate keys: the last one wins, as in JSON.parse.
  return raw.kind === 'object' ? raw.members.findLast(({ key }) => key === part)?.value : undefined
}

/** Writes the option at a path in place, or appends it; creates missing parents. */
export function writeOption(to: RawJson, path: string, value: RawJson): void {
  const [part = '', ...rest] = path.split('.')
  const next = rest.join('.')
  if (next === '') return put(to, part, value)
  const expectedKind = /^\d+$/.test(rest[0] ?? '') ? 'list' : 'object'
  const existing = stepInto(to, part)
  const inner: RawJson = existing?.kind === expectedKind ? existing : emptyOf(expectedKind)
  if (inner !== existing) put(to, part, inner)
  writeOption(inner, next, value)
}

function emptyOf(kind: 'list' | 'object'): RawJson {
  return kind === 'list' ? { kind, items: [] } : { kind, members: [] }
}

function put(to: RawJson, part: string, value: RawJson): void {
  if (to.kind === 'list') {
    const index = Number(part)
    while (to.items.length < index) to.items.push(rawOf(null))
    to.items[index] = value
  } else if (to.kind === 'object') {
    const existing = to.members.findLast(({ key }) => key === part)
    if (existing) existing.value = value
    else to.members.push({ key: part, token: JSON.stringify(part), value })
  }
}

/** Removes the option at a path. */
export function dropOption(from: RawJson, path: string): void {
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  const holder = parts.length === 0 ? from : rawAt(from, parts.join('.'))
  if (holder?.kind === 'object') holder.members = holder.members.filter(({ key }) => key !== last)
}

/** An empty options object. */
export function noOptions(): RawObject {
  return { kind: 'object', members: [] }
}
