import { checkDocument, DOCUMENT_FORMAT } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'

import { openBrowserJournal } from '../saving/browser-journal.ts'
import { openJournal } from '../saving/draft-journal.ts'
import type { DraftJournal } from '../saving/draft-journal.ts'
import type { ServerDraft } from '../saving/find-lost-work.ts'
import type { JournalStore } from '../saving/journal-store.ts'
import { createOpenTabs } from '../saving/open-tabs.ts'
import type { StudioTerminal } from '../sign-in/studio-terminal.ts'
import type { Studio } from '../studio/studio.ts'
import { CANVAS_VIEWS } from './canvas-views.ts'
import { loadFirstViews } from '../studio/drawn-page/load-views.ts'
import { openStudio } from './open-studio.ts'

const TEXTS = {
  failed: { zh: '页面打不开', en: 'The page cannot be opened' },
  newer: { zh: '此页面由更新的版本保存', en: 'This page was saved by a newer version' },
  broken: { zh: '草稿已损坏', en: 'The draft is damaged' },
} satisfies Record<string, Label>

/** How long the page waits for the journal, in ms: a database that hangs must not keep anybody from working. */
const JOURNAL_WAIT_MS = 1500

/** Who did the work of an open page. */
export interface WorkOwner {
  /** Whether that person is signed in right now. */
  readonly isPresent: () => boolean
  /** Gives the work to who is signed in now. */
  readonly handOver: () => void
}

/** A page that is open for editing. */
export interface OpenedWork {
  readonly kind: 'open'
  readonly studio: Studio
  readonly owner: WorkOwner
  /** When the work was done that was put back, in epoch ms. */
  readonly restoredAt: number | undefined
  /** Stops keeping a journal here, so that another opening finds what was not saved. */
  readonly close: () => void
}

/** How opening a page stands. */
export type Opening =
  | { readonly kind: 'loading' }
  | OpenedWork
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'failed'; readonly title: Label; readonly hint: string }

/** Asks for the draft of a page and opens it, with a journal that is being opened already or one of its own. */
export async function openDraft(
  terminal: StudioTerminal,
  column: string,
  store: Promise<JournalStore> = openBrowserJournal(),
): Promise<Opening> {
  // Without a journal the page opens all the same.
  store.catch(() => undefined)
  const asked = Promise.all([terminal.loadSite(), terminal.api.getDraftPage({ body: { cColumnCode: column } })])
  // Loaded while the page is; what fails is asked for again when the page is known.
  loadFirstViews(CANVAS_VIEWS).catch(() => undefined)
  const [site, draft] = await asked
  if (!draft.ok) {
    const isRefused = draft.failure === 'EMPTY' || draft.failure === 'GATE_CLOSED'
    return isRefused ? { kind: 'notAllowed' } : { kind: 'failed', title: TEXTS.failed, hint: draft.msg }
  }
  const checked = checkDocument(draft.data.document)
  const isNewer = formatOf(draft.data.document) > DOCUMENT_FORMAT
  if (!checked.ok) {
    const hint = `${checked.fault.path} ${checked.fault.reason}`
    return { kind: 'failed', title: isNewer ? TEXTS.newer : TEXTS.broken, hint }
  }
  const views = loadFirstViews(CANVAS_VIEWS, checked.document).catch(() => undefined)
  if (!site) return { kind: 'failed', title: TEXTS.failed, hint: '' }
  const owner = ownerOf(terminal)
  const found = { document: checked.document, revision: draft.data.iRevision }
  const journal = isNewer
    ? undefined
    : store.then((opened) =>
        openJournal({ siteId: site.stUuid, accountId: accountOf(terminal), column }, found, {
          store: opened,
          tabs: createOpenTabs(),
        }),
      )
  const opened = await inTime(journal)
  const loaded = await views
  if (!loaded) return { kind: 'failed', title: TEXTS.failed, hint: '' }
  const start: ServerDraft = opened?.start ?? found
  const place = { api: terminal.api, column, stUuid: site.stUuid, isOwnerPresent: owner.isPresent, isReadOnly: isNewer }
  const studio = openStudio({ ...place, ...start }, loaded)
  const keep = (late: DraftJournal | undefined) => late?.keep(studio.page, studio.saver)
  // One that opens late puts nothing back any more, but keeps what is done from then on.
  const kept = opened ? Promise.resolve(keep(opened)) : journal?.then(keep).catch(() => undefined)
  opened?.restore(studio.page)
  studio.site.setState({ record: site })
  const close = () => void kept?.then((stop) => stop?.())
  return { kind: 'open', studio: { ...studio, theme: terminal.theme }, owner, restoredAt: opened?.restoredAt, close }
}

/** The journal if it opens in time. */
async function inTime(journal: Promise<DraftJournal> | undefined): Promise<DraftJournal | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, JOURNAL_WAIT_MS))
  return Promise.race([journal?.catch(() => undefined), late])
}

/** The format that a value says it has; 0 when it says none. */
function formatOf(value: unknown): number {
  const { format } = (value ?? {}) as Partial<Document>
  return typeof format === 'number' ? format : 0
}

function accountOf({ sessions }: StudioTerminal): string {
  const session = sessions.session.get()
  return session?.kind === 'account' ? session.account.id : ''
}

function ownerOf(terminal: StudioTerminal): WorkOwner {
  let owner = accountOf(terminal)
  return {
    isPresent: () => accountOf(terminal) === owner,
    handOver: () => void (owner = accountOf(terminal)),
  }
}
