import { newUuid } from '@mallwright/contract/values'

import { restorePage } from '../../../commands/page/replace-document.ts'
import { callOf } from '../../../commands/kit/define-command.ts'
import type { OpenPage } from '../../../document-store/open-page.ts'
import type { Autosave, SaveAttempt } from './autosave.ts'
import { findLostWork } from './find-lost-work.ts'
import type { LostWork, ServerDraft } from './find-lost-work.ts'
import type { JournalStore } from './journal-store.ts'
import { writeJournal } from './write-journal.ts'
import type { OpenTabs } from './open-tabs.ts'
import { BROWSER_CLOCK } from './send-draft.ts'

/** Whose work on which page of which site. */
export interface JournalScope {
  readonly siteId: string
  readonly accountId: string
  readonly column: string
}

/** The journal of one opened page. */
export interface DraftJournal {
  /** What to open the page with: the server's draft, or what lost work started from. */
  readonly start: ServerDraft & { readonly attempt?: SaveAttempt | undefined }
  /** When the work was done that is put back, in epoch ms; `undefined` when nothing was lost. */
  readonly restoredAt: number | undefined
  /** Keeps all work from now on until it is saved. Gives the way to stop. */
  attach(page: OpenPage, saver: Autosave): () => void
  /** Puts lost work back as one step. */
  restore(page: OpenPage): void
}

/** Where journals lie and who else writes them. */
export interface JournalPorts {
  readonly store: JournalStore
  readonly tabs: OpenTabs
}

/** Opens the journal of a page and looks for work that was never saved. */
export async function openJournal(place: JournalScope, draft: ServerDraft, ports: JournalPorts): Promise<DraftJournal> {
  const prefix = `${[place.siteId, place.accountId, place.column].map(encodeURIComponent).join('/')}/`
  const lost = await findLostWork(ports, prefix, draft)
  const key = prefix + newUuid()
  ports.tabs.hold(key)
  let taken: readonly string[] = []
  return {
    start: startOf(lost, draft),
    restoredAt: lost?.changedAt,
    attach(page, saver) {
      const writeNow = writeJournal({
        documents: page.documents,
        saver,
        store: ports.store,
        key,
        takenKeys: () => taken,
        clock: BROWSER_CLOCK,
        today: Date.now,
      })
      const retry = () => void (saver.state.getState().kind === 'failed' && saver.flush())
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

function listen(target: EventTarget, type: string, hear: () => void): () => void {
  target.addEventListener(type, hear)
  return () => target.removeEventListener(type, hear)
}

/** On the draft that it started from, lost work is one more step. Elsewhere it goes the way of every conflict. */
function startOf(lost: LostWork | undefined, draft: ServerDraft): DraftJournal['start'] {
  if (!lost) return draft
  const { revision, attempt } = lost
  return { document: revision === draft.revision ? draft.document : lost.base, revision, attempt }
}
