import { blockCode, blockOfCode, blocksLinkedIn } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { PublishItem } from '@mallwright/contract/site'
import { SITE_PARTS } from '@mallwright/modules/definitions'

import type { Queryable } from '../../db/query.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { pick } from './compose-release.ts'
import { readPendingDrafts } from './draft-source.store.ts'
import type { DraftSource } from './draft-source.store.ts'
import { readPublished } from './published-document.store.ts'
import type { Sources } from './published-document.store.ts'
import { compareSources } from './release-changes.ts'

/** Everything of a site that a publish could put live. Linked blocks that no listed or live page shows are omitted. */
export async function readPublishList(client: Queryable, siteId: string, live: Sources): Promise<PublishItem[]> {
  const pending = await readPendingDrafts(client, siteId, live)
  const shown = new Set(pending.flatMap(({ document, isRemoved }) => (isRemoved ? [] : linkedBlocks(document))))
  const drafts = new Map(
    pending
      .filter(({ code }) => blockOfCode(code) === undefined || shown.has(code) || Object.hasOwn(live, code))
      .map((draft) => [draft.code, draft]),
  )
  const before = pick(live, new Set(drafts.keys()))
  const changes = compareSources({
    before,
    after: Object.fromEntries([...drafts.values()].flatMap((draft) => (draft.isRemoved ? [] : [sourceOf(draft)]))),
    documentsBefore: await readPublished(client, siteId, before),
    documentsAfter: new Map(drafts),
  })
  return changes.flatMap((change) => {
    const draft = drafts.get(change.cColumnCode)
    if (!draft) return []
    return [
      {
        ...change,
        cColumnName: draft.title,
        cKind: kindOf(draft.code),
        iRevision: draft.revision,
        cEditedBy: draft.editedBy,
        dEdited: wireTime(draft.editedAt),
        needs: draft.isRemoved ? [] : needsOf(draft, drafts, live),
      },
    ]
  })
}

function sourceOf({ code, revision }: DraftSource): readonly [string, number] {
  return [code, revision]
}

function kindOf(code: string): PublishItem['cKind'] {
  if (blockOfCode(code) !== undefined) return 'block'
  return Object.hasOwn(SITE_PARTS, code) ? 'part' : 'page'
}

/** Listed blocks on a draft, and listed pages that it links to and that are not live. */
function needsOf({ code, document }: DraftSource, drafts: ReadonlyMap<string, DraftSource>, live: Sources): string[] {
  const pages = linkedPages(document).filter((page) => page !== code && !Object.hasOwn(live, page))
  return [...new Set([...linkedBlocks(document), ...pages])].filter((need) => drafts.get(need)?.isRemoved === false)
}

function linkedBlocks(document: Document): string[] {
  return blocksLinkedIn(document).map(blockCode)
}

/** The column codes of all page links in a value. */
export function linkedPages(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { kind, column } = value as { readonly kind?: unknown; readonly column?: unknown }
  const own = kind === 'page' && typeof column === 'string' ? [column] : []
  return [...own, ...Object.values(value).flatMap(linkedPages)]
}
