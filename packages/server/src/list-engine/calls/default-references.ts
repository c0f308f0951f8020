import type { Queryable } from '../../db/query.ts'
import type { ListCaller } from '../define-source.ts'
import type { Definitions } from '../layouts/list-definitions.ts'
import { liveReferences } from './companions.ts'

/** Default values by field, as they are stored and travel. */
type Values = Readonly<Record<string, string>>

/** References as default values have them: keys and names, joined by commas. Engine 2. */
interface SavedReferences {
  readonly cKey: string
}

/** Who asks for the default values of which query. */
interface Asked {
  readonly queryCode: string
  readonly caller: ListCaller
}

/** The values with `cStaleKey` beside the keys of references whose row is gone or out of reach. Engine 3.1. */
export async function markStale(
  client: Queryable,
  definitions: Definitions,
  asked: Asked,
  values: Values,
): Promise<Values> {
  const stale = await staleKeys(client, definitions, asked, values)
  return Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, withStale(text, stale.get(field) ?? [])]),
  )
}

/** The first field that names a stale reference which `kept` does not have. */
export async function newlyStale(
  client: Queryable,
  definitions: Definitions,
  asked: Asked,
  { values, kept }: { readonly values: Values; readonly kept: Values },
): Promise<string | undefined> {
  const stale = await staleKeys(client, definitions, asked, values)
  return [...stale].find(([field, keys]) => {
    const known = new Set(keysOf(kept[field] ?? ''))
    return keys.some((key) => !known.has(key))
  })?.[0]
}

async function staleKeys(client: Queryable, definitions: Definitions, { queryCode, caller }: Asked, values: Values) {
  const items = definitions.queries.get(queryCode)?.items ?? []
  const found = await Promise.all(
    items
      .filter(({ fieldType, fieldName }) => fieldType === 'Refer' && values[fieldName] !== undefined)
      .map(async ({ fieldName, typeCode }) => {
        const keys = keysOf(values[fieldName] ?? '')
        const live = await liveReferences(typeCode, keys, { client, definitions, caller })
        return [fieldName, keys.filter((key) => !live.has(key))] as const
      }),
  )
  return new Map(found)
}

/** The values without what only the server may say of them. */
export function withoutStale(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([field, text]) => [field, withStale(text, [])]))
}

function keysOf(text: string): readonly string[] {
  const keys = readReferences(text)?.cKey ?? ''
  return keys === '' ? [] : keys.split(',')
}

function withStale(text: string, stale: readonly string[]): string {
  const read = readReferences(text)
  if (!read) return text
  return JSON.stringify({ ...read, cStaleKey: stale.length === 0 ? undefined : stale.join(',') })
}

function readReferences(text: string): SavedReferences | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const read: unknown = JSON.parse(text)
    const { cKey } = (read ?? {}) as { readonly cKey?: unknown }
    return typeof cKey === 'string' ? { ...(read as object), cKey } : undefined
  } catch {
    return undefined
  }
}
