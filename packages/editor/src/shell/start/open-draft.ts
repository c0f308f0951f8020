import { checkDocument, DOCUMENT_FORMAT } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'

import { openBrowserJournal } from '../../features/saving/model/browser-journal.ts'
import { openJournal } from '../../features/saving/model/draft-journal.ts'
import type { DraftJournal } from '../../features/saving/model/draft-journal.ts'
import type { ServerDraft } from '../../features/saving/model/find-lost-work.ts'
import type { JournalStore } from '../../features/saving/model/journal-store.ts'
import { createOpenTabs } from '../../features/saving/model/open-tabs.ts'
import type { StudioClient } from '../../features/sign-in/model/studio-client.ts'
import type { Studio } from '../../studio/studio.ts'
import { CANVAS_VIEWS } from './canvas-views.ts'
import { loadFirstViews } from '../../viewport/module-views.ts'
import { openStudio } from './open-studio.ts'

const TEXTS = {
  failed: { zh: '页面打不开', en: 'The page cannot be opened' },
  newer: { zh: '此页面由更新的版本保存', en: 'This page was saved by a newer version' },
  broken: { zh: '草稿已损坏', en: 'The draft is damaged' },
} satisfies Record<string, Label>

/** Timeout (ms) of the journal: a hanging database must not block work, and a slow disk must not hide lost work. */
const JOURNAL_WAIT_MS = 4000

/** Owner of the work on an open page. */
export interface WorkOwner {
  /** Account that opened the page. */
  readonly accountId: string
  /** Whether the owner is signed in. */
  readonly isPresent: () => boolean
  /** Transfers the work to the current account. */
  readonly handOver: () => void
}

/** A page open for editing. */
export interface OpenedWork {
  readonly kind: 'open'
  readonly studio: Studio
  readonly owner: WorkOwner
  /** Time of the restored work in epoch ms. */
  readonly restoredAt: number | undefined
  /** Stops the journal, so that another opening finds unsaved work. */
  readonly close: () => void
}

/** State of opening a page. */
export type Opening =
  | { readonly kind: 'loading' }
  | OpenedWork
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'failed'; readonly title: Label; readonly hint: string }

/** Loads a draft and opens it, with a journal that is already opening or a new one. */
export async function openDraft(
  client: StudioClient,
  column: string,
  store: Promise<JournalStore> = openBrowserJournal(),
): Promise<Opening> {
  // Pages open without a journal, too.
  store.catch(() => undefined)
  const pending = Promise.all([client.loadSite(), client.api.getDraftPage({ body: { cColumnCode: column } })])
  // In parallel with the draft; failures are retried when the document is known.
  loadFirstViews(CANVAS_VIEWS).catch(() => undefined)
  const [site, draft] = await pending
  if (!draft.ok) {
    const isRefused = draft.failure === 'EMPTY' || draft.failure === 'GATE_CLOSED'
    return isRefused ? { kind: 'notAllowed' } : { kind: 'failed', title: TEXTS.failed, hint: draft.msg }
  }
  const checked = checkDocument(draft.data.document)
  const isNewer = formatOf(draft.data.document) > DOCUMENT_FORMAT
  if (!checked.ok) {
    const hint = `${checked.issue.path} ${checked.issue.reason}`
    return { kind: 'failed', title: isNewer ? TEXTS.newer : TEXTS.broken, hint }
  }
  const views = loadFirstViews(CANVAS_VIEWS, checked.document).catch(() => undefined)
  if (!site) return { kind: 'failed', title: TEXTS.failed, hint: '' }
  const owner = ownerOf(client)
  const found = { document: checked.document, revision: draft.data.iRevision }
  const journal = isNewer
    ? undefined
    : store.then((opened) =>
        openJournal({ siteId: site.stUuid, accountId: accountOf(client), column }, found, {
          store: opened,
          tabs: createOpenTabs(),
        }),
      )
  const opened = await inTime(journal)
  const loaded = await views
  if (!loaded) return { kind: 'failed', title: TEXTS.failed, hint: '' }
  const start: ServerDraft = opened?.start ?? found
  const options = {
    api: client.api,
    column,
    stUuid: site.stUuid,
    isOwnerPresent: owner.isPresent,
    isReadOnly: isNewer,
  }
  const studio = openStudio({ ...options, ...start }, loaded)
  const attach = (late: DraftJournal | undefined) => late?.attach(studio.page, studio.autosave)
  // A journal that opens late restores nothing, but records from then on.
  const attached = opened ? Promise.resolve(attach(opened)) : journal?.then(attach).catch(() => undefined)
  opened?.restore(studio.page)
  studio.site.setState({ record: site })
  const close = () => void attached?.then((stop) => stop?.())
  return { kind: 'open', studio: { ...studio, theme: client.theme }, owner, restoredAt: opened?.restoredAt, close }
}

/** The journal, if it opens in time. */
async function inTime(journal: Promise<DraftJournal> | undefined): Promise<DraftJournal | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, JOURNAL_WAIT_MS))
  return Promise.race([journal?.catch(() => undefined), late])
}

/** Document format of a value; 0 without one. */
function formatOf(value: unknown): number {
  const { format } = (value ?? {}) as Partial<Document>
  return typeof format === 'number' ? format : 0
}

function accountOf({ sessions }: StudioClient): string {
  const session = sessions.session.get()
  return session?.kind === 'account' ? session.account.id : ''
}

function ownerOf(client: StudioClient): WorkOwner {
  let owner = accountOf(client)
  return {
    accountId: owner,
    isPresent: () => accountOf(client) === owner,
    handOver: () => void (owner = accountOf(client)),
  }
}
