import { newUuid } from '@mallwright/contract/values'

import { restorePage } from '../../../commands/page/replace-document.ts'
import { callOf } from '../../../commands/kit/define-command.ts'
import type { OpenPage } from '../../../document-store/open-page.ts'
import type { Autosave, SaveAttempt } from './autosave.ts'
import type { LostWork, ServerDraft } from './find-lost-work.ts'
import type { JournalStore } from './journal-store.ts'
import { writeJournal } from './write-journal.ts'
import type { OpenTabs } from './open-tabs.ts'
import { BROWSER_CLOCK } from './send-draft.ts'

/** Scope of a journal: site, account and page. */
export interface JournalScope {
  readonly siteId: string
  readonly accountId: string
  readonly column: string
}

/** Journal of one open page. */
export interface DraftJournal {
  /** Document to open: the server's draft, or the base of lost work. */
  readonly start: ServerDraft & { readonly attempt?: SaveAttempt | undefined }
  /** Time of the restored work in epoch ms; `undefined` when nothing was lost. */
  readonly restoredAt: number | undefined
  /** Records unsaved work from now on; gives a stop function. */
  attach(page: OpenPage, autosave: Autosave): () => void
  /** Restores lost work as one step. */
  restore(page: OpenPage): void
}

/** Storage and tab detection of the journal. */
export interface JournalPorts {
  readonly store: JournalStore
  readonly tabs: OpenTabs
}

/** Opens the journal of a page and looks for lost work. */
export async function openJournal(scope: JournalScope, draft: ServerDraft, ports: JournalPorts): Promise<DraftJournal> {
  const prefix = `${[scope.siteId, scope.accountId, scope.column].map(encodeURIComponent).join('/')}/`
  const records = await ports.store.list(prefix)
  // Few openings find any: the rest of them do not load what reads them.
  const lost =
    records.length === 0 ? undefined : await (await import('./find-lost-work.ts')).findLostWork(ports, records, draft)
  const key = prefix + newUuid()
  ports.tabs.hold(key)
  let taken: readonly string[] = []
  return {
    start: startOf(lost, draft),
    restoredAt: lost?.changedAt,
    attach(page, autosave) {
      const writeNow = writeJournal({
        documents: page.documents,
        autosave,
        store: ports.store,
        key,
        takenKeys: () => taken,
        clock: BROWSER_CLOCK,
        today: Date.now,
      })
      const retry = () => void (autosave.state.getState().kind === 'failed' && autosave.flush())
      const stops = [
        listen(window, 'pagehide', writeNow),
        listen(document, 'visibilitychange', () => document.hidden && writeNow()),
        listen(window, 'online', retry),
        () => ports.tabs.close(),
      ]
      return () => {
        writeNow()
        for (const stop of stops) stop()
      }
    },
    restore(page) {
      if (!lost) return
      taken = [lost.key]
      page.run(callOf(restorePage, { document: lost.document }))
    },
  }
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

/** If the server revision is unchanged, restore as one undo step; otherwise open the merge dialog. */
function startOf(lost: LostWork | undefined, draft: ServerDraft): DraftJournal['start'] {
  if (!lost) return draft
  const { revision, attempt } = lost
  return { document: revision === draft.revision ? draft.document : lost.base, revision, attempt }
}
