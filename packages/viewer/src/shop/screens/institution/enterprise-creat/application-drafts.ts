import type { LocalStore } from '@mallwright/shop-core/storage'

/** Which of the two forms a draft belongs to. */
export type DraftKind = 'enterprise' | 'team'

/** What was entered, by field. */
export type Draft = Readonly<Record<string, string>>

/** Accounts whose drafts a device holds. */
const MAX_ACCOUNTS = 3

type Drafts = Readonly<Record<string, Readonly<Partial<Record<DraftKind, Draft>>>>>

/** The draft of an account; empty without one. Nobody sees another account's. Domain sheet 18. */
export function readDraft(store: LocalStore, accountId: string, kind: DraftKind): Draft {
  const draft = accountId === '' ? undefined : draftsOf(store)[accountId]?.[kind]
  const entries = Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries)
}

/** Stores a draft; that of a visitor would belong to nobody and is not stored. */
export function writeDraft(store: LocalStore, accountId: string, kind: DraftKind, draft: Draft): void {
  if (accountId === '') return
  const { [accountId]: own, ...others } = draftsOf(store)
  const latest = Object.entries(others).slice(1 - MAX_ACCOUNTS)
  store.writeJson('applicationDrafts', { ...Object.fromEntries(latest), [accountId]: { ...own, [kind]: draft } })
}

/** Removes a draft, e.g. of what has been submitted. */
export function removeDraft(store: LocalStore, accountId: string, kind: DraftKind): void {
  const drafts = draftsOf(store)
  const { [kind]: _removed, ...rest } = drafts[accountId] ?? {}
  store.writeJson('applicationDrafts', { ...drafts, [accountId]: rest })
}

function draftsOf(store: LocalStore): Drafts {
  const stored = store.readJson('applicationDrafts')
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Drafts) : {}
}
