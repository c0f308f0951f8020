import { ownValue } from '@mallwright/contract/values'
import { blockOfCode, expandLinks } from '@mallwright/contract/document'
import type { CompiledPage, Document } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'

import type { Transaction } from '../../db/database.ts'
import { readLinkedCodes, readPublished } from './published-document.store.ts'
import type { Sources } from './published-document.store.ts'
import type { Release, ReleaseContent } from './release.store.ts'

/** A release before it has a number. */
export type ComposedRelease = Pick<Release, 'content' | 'sourceRevisions'>

/** Nothing published yet. */
export const NO_RELEASE: ComposedRelease = { content: {}, sourceRevisions: {} }

/**
 * Composes a release of recorded sources. A page is compiled when its revision or that of a linked block differs from the live
 * release, otherwise taken from it. `older` has compiled pages without recorded sources, from releases of older servers.
 */
export async function composeRelease(
  client: Transaction,
  siteId: string,
  { live, sources, older = {} }: { live: ComposedRelease; sources: Sources; older?: ReleaseContent },
): Promise<ComposedRelease> {
  const linked = await readLinkedCodes(client, siteId, sources)
  const pages = Object.keys(sources).filter((code) => blockOfCode(code) === undefined)
  const isLive = (code: string) => ownValue(sources, code) === ownValue(live.sourceRevisions, code)
  const stale = pages.filter((code) => {
    const blocks = linked.get(code)
    return blocks && !(Object.hasOwn(live.content, code) && [code, ...blocks].every(isLive))
  })
  const needed = new Set(stale.flatMap((code) => [code, ...(linked.get(code) ?? [])]))
  const documents = await readPublished(client, siteId, pick(sources, needed))
  const blocks: Record<string, Document> = {}
  for (const [code, { document }] of documents) {
    const id = blockOfCode(code)
    if (id !== undefined) blocks[id] = document
  }
  const compiled = (code: string): CompiledPage | undefined => {
    const source = stale.includes(code) ? documents.get(code) : undefined
    if (source) return compilePage(expandLinks(source.document, blocks), code)
    return (isLive(code) ? ownValue(live.content, code) : undefined) ?? ownValue(older, code)
  }
  const content = Object.fromEntries(
    pages.toSorted().flatMap((code) => {
      const page = compiled(code)
      return page ? [[code, page]] : []
    }),
  )
  // A block stays while a page shows it, or may show it: one without a recorded source.
  const isUnsure = Object.keys(content).some((code) => !linked.has(code))
  const shown = new Set([...linked.values()].flat())
  const kept = Object.keys(sources).filter((code) =>
    blockOfCode(code) === undefined ? Object.hasOwn(content, code) : isUnsure || shown.has(code),
  )
  return { content, sourceRevisions: pick(sources, new Set(kept)) }
}

/** The entries of some codes. */
export function pick<Value>(values: Readonly<Record<string, Value>>, codes: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(values).filter(([code]) => codes.has(code)))
}
