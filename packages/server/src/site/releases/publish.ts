import { ownValue } from '@mallwright/contract/values'
import { blockCode, blockOfCode, blocksLinkedIn } from '@mallwright/contract/document'

import type { Transaction } from '../../db/database.ts'
import { retainFiles } from '../../file/retain-files.store.ts'
import { fail } from '../../gateway/failures/failure.ts'
import { revisionConflict } from '../drafts/draft-access.ts'
import { composeRelease, NO_RELEASE } from './compose-release.ts'
import { lockDraftSources } from './draft-source.store.ts'
import { recordPublished } from './published-document.store.ts'
import type { Sources } from './published-document.store.ts'
import { readChanges } from './release-changes.ts'
import { addRelease, findCurrentRelease, findRelease } from './release.store.ts'
import type { Release } from './release.store.ts'

/** An item of a publish: the code of a draft and the revision that was chosen. */
export interface ChosenItem {
  readonly code: string
  readonly revision: number
}

/** Who adds a release, and why. */
export interface ReleaseAuthor {
  readonly publisher: string
  readonly note: string
}

/** Adds a release to a locked site: the live one with the chosen items as they are drafted. Decision 0042. */
export async function publishItems(
  client: Transaction,
  siteId: string,
  { items, ...author }: ReleaseAuthor & { readonly items: readonly ChosenItem[] },
) {
  const drafts = await lockDraftSources(
    client,
    siteId,
    items.map(({ code }) => code),
  )
  for (const { code, revision } of items) {
    const draft = drafts.find((candidate) => candidate.code === code)
    if (draft?.revision !== revision) {
      return revisionConflict(draft ?? { revision: 0, editedBy: '', editedAt: new Date(0) })
    }
  }
  const live = (await findCurrentRelease(client, siteId)) ?? NO_RELEASE
  const sources = new Map(Object.entries(live.sourceRevisions))
  for (const { code, revision, isRemoved } of drafts) {
    if (isRemoved) sources.delete(code)
    else sources.set(code, revision)
  }
  const chosen = drafts.filter(({ isRemoved }) => !isRemoved)
  const missing = chosen.flatMap(({ document }) => blocksLinkedIn(document)).filter((id) => !sources.has(blockCode(id)))
  const [notLive] = missing.length === 0 ? [] : await lockDraftSources(client, siteId, missing.map(blockCode))
  // A link to a block that does not exist any more shows nothing; one that was never published must be chosen.
  if (notLive) return fail('BLOCK_NOT_LIVE', { cBlockName: notLive.title })
  await recordPublished(
    client,
    siteId,
    chosen.map(({ code, revision, title, document }) => ({ code, revision, title, document })),
  )
  const composed = await composeRelease(client, siteId, { live, sources: Object.fromEntries(sources) })
  const changes = await readChanges(client, siteId, {
    before: live.sourceRevisions,
    after: composed.sourceRevisions,
  })
  return { iRelease: await addRelease(client, siteId, { ...composed, ...author, changes, restoredFrom: 0 }) }
}

/** The release to return to, whole or one page of it. */
export interface RollbackTarget {
  readonly number: number
  readonly code?: string | undefined
}

/** Adds a release to a locked site with the content of an older one, or of one page of it. */
export async function rollBack(
  client: Transaction,
  siteId: string,
  { number, code, ...author }: RollbackTarget & ReleaseAuthor,
) {
  const planned = await planRollback(client, siteId, { number, code })
  if ('failure' in planned) return planned.failure
  const { live, older, sources } = planned
  const composed =
    code === undefined ? older : await composeRelease(client, siteId, { live, sources, older: older.content })
  await retainFiles(client, siteId, composed.content)
  const changes = await readChanges(client, siteId, { before: live.sourceRevisions, after: composed.sourceRevisions })
  const { content, sourceRevisions } = composed
  return {
    iRelease: await addRelease(client, siteId, { content, sourceRevisions, ...author, changes, restoredFrom: number }),
  }
}

/** What a rollback would change for buyers. */
export async function rollbackChanges(client: Transaction, siteId: string, target: RollbackTarget) {
  const planned = await planRollback(client, siteId, target)
  if ('failure' in planned) return planned.failure
  const { live, sources } = planned
  return { results: await readChanges(client, siteId, { before: live.sourceRevisions, after: sources }) }
}

async function planRollback(client: Transaction, siteId: string, { number, code }: RollbackTarget) {
  const live = (await findCurrentRelease(client, siteId)) ?? NO_RELEASE
  const older = await findRelease(client, siteId, number)
  if (!older) return { failure: fail('RELEASE_UNKNOWN') }
  if (code === undefined) return { live, older, sources: older.sourceRevisions }
  const sources = sourcesWithPage({ live: live.sourceRevisions, older, code })
  return sources ? { live, older, sources } : { failure: fail('PAGE_UNKNOWN') }
}

/** The live sources with one page of an older release; blocks that are not live any more come with it. */
function sourcesWithPage({
  live,
  older,
  code,
}: {
  readonly live: Sources
  readonly older: Release
  readonly code: string
}): Sources | undefined {
  const { [code]: _, ...others } = live
  const [current, revision] = [ownValue(live, code), ownValue(older.sourceRevisions, code)]
  if (blockOfCode(code) !== undefined || (revision === undefined && current === undefined)) return undefined
  if (revision === undefined) return others
  const blocks = Object.entries(older.sourceRevisions).filter(([other]) => blockOfCode(other) !== undefined)
  return { ...Object.fromEntries(blocks), ...others, [code]: revision }
}
