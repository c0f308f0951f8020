import { emptyDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { setTitle } from '../../../commands/page/set-title.ts'
import { openPage } from '../../../document-store/open-page.ts'
import { createAutosave } from './autosave.ts'
import type { SaveAttempt, SaveOutcome } from './autosave.ts'
import { openJournal } from './draft-journal.ts'
import { createMemoryJournal } from './journal-store.ts'
import type { JournalStore } from './journal-store.ts'
import { JOURNAL_PAUSE_MS } from './write-journal.ts'
import { BROWSER_CLOCK } from './send-draft.ts'

const SCOPE = { siteId: 'site', accountId: 'li', column: 'home' }
const draft = (title = 'start', revision = 4) => ({ document: emptyDocument(title), revision })

/** A browser whose tabs can crash: stored records, and the locks of open tabs. */
function browser() {
  const records = new Map<string, unknown>()
  const lockedKeys = new Set<string>()
  const visit = async (found: ReturnType<typeof draft>, answer: (attempt: SaveAttempt) => SaveOutcome | undefined) => {
    const ownKeys = new Set<string>()
    const tabs = {
      hold: (key: string) => void (ownKeys.add(key), lockedKeys.add(key)),
      others: () => Promise.resolve(lockedKeys),
      close: () => undefined,
    }
    const memory = createMemoryJournal(records)
    let isCrashed = false
    const write: JournalStore['write'] = (...entry) =>
      isCrashed ? Promise.reject(new Error()) : memory.write(...entry)
    const journal = await openJournal(SCOPE, found, { store: { ...memory, write }, tabs })
    const page = openPage(journal.start.document)
    const sent: SaveAttempt[] = []
    const autosave = createAutosave({
      ...journal.start,
      newId: () => `request-${sent.length}`,
      clock: BROWSER_CLOCK,
      send: (attempt) => {
        sent.push(attempt)
        const outcome = answer(attempt)
        // Without an answer the request stays pending.
        return outcome ? Promise.resolve(outcome) : new Promise(() => undefined)
      },
    })
    page.documents.subscribe((state) => autosave.change(state.document))
    journal.attach(page, autosave)
    journal.restore(page)
    const crash = () => {
      isCrashed = true
      ownKeys.forEach((key) => lockedKeys.delete(key))
    }
    const title = (text: string) => void page.run(callOf(setTitle, { title: text }))
    const titleOf = () => page.documents.getState().document.title
    return { page, autosave, sent, crash, title, titleOf, restoredAt: journal.restoredAt }
  }
  return { records, visit }
}

const offline = () => undefined
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

describe('journal', () => {
  it('restores lost work as one step, and saves it', async () => {
    const { records, visit } = browser()
    const first = await visit(draft(), offline)
    first.title('mine')
    await wait(JOURNAL_PAUSE_MS)
    first.crash()
    const again = await visit(draft(), ({ revision }) => ({ kind: 'saved', revision: revision + 1 }))
    expect([again.titleOf(), again.restoredAt !== undefined]).toEqual(['mine', true])
    expect(again.page.documents.temporal.getState().pastStates).toHaveLength(1)
    await wait(2000)
    expect(again.sent.at(-1)).toMatchObject({ revision: 4, document: { title: 'mine' } })
    expect(records.size).toBe(0)
  })

  it('drops restored work when its step is undone', async () => {
    const { records, visit } = browser()
    const first = await visit(draft(), offline)
    first.title('mine')
    await wait(JOURNAL_PAUSE_MS)
    first.crash()
    const again = await visit(draft(), offline)
    again.page.undo()
    await wait(JOURNAL_PAUSE_MS)
    expect([again.titleOf(), again.sent.length, records.size]).toEqual(['start', 0, 0])
  })

  it('is a conflict when the draft changed meanwhile', async () => {
    const { visit } = browser()
    const first = await visit(draft(), offline)
    first.title('mine')
    await wait(JOURNAL_PAUSE_MS)
    first.crash()
    const conflict = { revision: 9, editedBy: '王五', editedAt: '' }
    const again = await visit(draft('theirs', 9), () => ({ kind: 'conflict', conflict }))
    await wait(2000)
    expect(again.sent[0]).toMatchObject({ revision: 4 })
    expect([again.autosave.state.getState().kind, again.autosave.base().title, again.titleOf()]).toEqual([
      'conflict',
      'start',
      'mine',
    ])
  })

  it('recognises an own save whose answer was lost', async () => {
    const { visit } = browser()
    const first = await visit(draft(), offline)
    first.title('saved unheard')
    await wait(1000)
    first.title('and more')
    await wait(JOURNAL_PAUSE_MS)
    first.crash()
    const again = await visit(draft('saved unheard', 5), ({ requestId, revision }) => ({
      kind: 'saved',
      revision: requestId === first.sent[0]?.requestId ? 5 : revision + 1,
    }))
    await wait(5000)
    expect(again.sent.map((attempt) => [attempt.revision, attempt.document.title])).toEqual([
      [4, 'saved unheard'],
      [5, 'and more'],
    ])
    // The replayed body is the same: a patch against the same saved document.
    expect(again.sent[0]?.patchBase).toEqual(first.sent[0]?.patchBase)
    expect(again.sent[0]?.patchBase?.title).toBe('start')
    expect(again.autosave.state.getState().kind).toBe('saved')
  })

  it('ignores the work of an open tab', async () => {
    const { records, visit } = browser()
    const first = await visit(draft(), offline)
    first.title('still typing')
    await wait(JOURNAL_PAUSE_MS)
    const second = await visit(draft(), offline)
    expect([second.restoredAt, second.titleOf()]).toEqual([undefined, 'start'])
    second.title('another')
    await wait(JOURNAL_PAUSE_MS)
    expect(records.size).toBe(2)
  })

  it('never throws on invalid entries, and opens the draft', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.string(), async (record, text) => {
        const { records, visit } = browser()
        records.set('site/li/home/a', record)
        records.set('site/li/home/b', { version: 1, revision: 4, base: text, document: text, changedAt: 1 })
        const opened = visit(draft(), offline)
        await wait(JOURNAL_PAUSE_MS)
        expect((await opened).titleOf()).toBe('start')
      }),
      { numRuns: 50 },
    )
  })

  it('separates accounts and pages', async () => {
    const { records, visit } = browser()
    const text = JSON.stringify({ ...emptyDocument('x') } satisfies Document)
    const record = { version: 1, revision: 4, base: text, document: text.replace('x', 'y'), changedAt: 1 }
    for (const key of ['site/wang/home/a', 'site/li/home-2/a', 'other/li/home/a']) records.set(key, record)
    expect((await visit(draft(), offline)).restoredAt).toBeUndefined()
    expect(records.size).toBe(3)
  })
})
