import { clear, createStore, del, delMany, entries, set } from 'idb-keyval'

/** Work of an account that could not be finished yet: files to be sent, drafts of forms. */
export interface PendingWork<Work> {
  /** That of an earlier visit. Rejects where the browser keeps none. */
  readonly read: () => Promise<Work | undefined>
  /** Keeps work in place of what was kept; nothing removes it. */
  readonly write: (work: Work | undefined) => Promise<void>
}

/** As long (ms) as a draft. Engine 8.1. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** What is kept: database and store of each kind. */
const KINDS = { files: ['mallwright-uploads', 'files'], drafts: ['mallwright-drafts', 'forms'] } as const

/** A kind of pending work. */
type PendingKind = keyof typeof KINDS

interface PendingRecord<Work> {
  /** Epoch ms. */
  readonly at: number
  readonly work: Work
}

function openStore(kind: PendingKind) {
  const [database, store] = KINDS[kind]
  return createStore(database, store)
}

/** Opens the pending work of an account, by its name. Reading removes that of other accounts and of a week ago. */
export function openPendingWork<Work>(
  kind: PendingKind,
  {
    accountId,
    name,
    now = Date.now,
  }: { readonly accountId: string; readonly name: string; readonly now?: () => number },
): PendingWork<Work> {
  const store = openStore(kind)
  const key = `${accountId}/${name}`
  return {
    async read() {
      const found = await entries<string, PendingRecord<Work>>(store)
      const isKept = ([held, { at }]: (typeof found)[number]) =>
        held.startsWith(`${accountId}/`) && now() - at < LIFETIME_MS
      const gone = found.filter((entry) => !isKept(entry)).map(([held]) => held)
      if (gone.length > 0) await delMany(gone, store)
      return found.find((entry) => entry[0] === key && isKept(entry))?.[1].work
    },
    async write(work) {
      await (work === undefined ? del(key, store) : set(key, { at: now(), work }, store))
    },
  }
}

/** Removes the pending work of every account, as at a sign-out. */
export async function forgetPendingWork(): Promise<void> {
  await Promise.all((Object.keys(KINDS) as PendingKind[]).map((kind) => clear(openStore(kind))))
}
