import type { Document } from '@mallwright/contract/document'
import { emptyDocument } from '@mallwright/contract/document'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { BROWSER_CLOCK } from './send-draft.ts'
import { createAutosave, RETRY_FIRST_MS, SAVE_LATEST_MS, SAVE_PAUSE_MS, WHOLE_SAVE_EVERY } from './autosave.ts'
import type { SaveAttempt, SaveOutcome } from './autosave.ts'

const page = (title: string): Document => emptyDocument(title)
const SAVED = (revision: number): SaveOutcome => ({ kind: 'saved', revision })
const LOST: SaveOutcome = { kind: 'unclear', message: '' }

/** Autosave with answers given by the test. */
function open() {
  const sent: SaveAttempt[] = []
  const answers: ((outcome: SaveOutcome) => void)[] = []
  let ids = 0
  const autosave = createAutosave({
    document: page('0'),
    revision: 4,
    newId: () => `request-${++ids}`,
    clock: { ...BROWSER_CLOCK, now: () => Date.now() },
    send: (attempt) => {
      sent.push(attempt)
      return new Promise((resolve) => answers.push(resolve))
    },
  })
  const answer = async (outcome: SaveOutcome) => {
    answers.shift()?.(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, sent, answer, kind: () => autosave.state.getState().kind }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

describe('autosave', () => {
  it('saves once after a pause, and reports it', async () => {
    const { autosave, sent, answer, kind } = open()
    autosave.change(page('a'))
    vi.advanceTimersByTime(SAVE_PAUSE_MS - 1)
    autosave.change(page('b'))
    vi.advanceTimersByTime(SAVE_PAUSE_MS - 1)
    expect([kind(), sent.length]).toEqual(['waiting', 0])
    vi.advanceTimersByTime(1)
    expect(kind()).toBe('saving')
    expect(sent).toEqual([{ document: page('b'), revision: 4, requestId: 'request-1', patchBase: page('0') }])
    await answer(SAVED(5))
    expect([kind(), autosave.revision()]).toEqual(['saved', 5])
  })

  it('saves during uninterrupted typing after a maximum delay', () => {
    const { autosave, sent } = open()
    for (let ms = 0; ms < SAVE_LATEST_MS; ms += 400) {
      autosave.change(page(String(ms)))
      vi.advanceTimersByTime(400)
    }
    expect(sent).toHaveLength(1)
  })

  it('has one request at a time, and saves newer work on the new revision', async () => {
    const { autosave, sent, answer, kind } = open()
    autosave.change(page('a'))
    vi.advanceTimersByTime(SAVE_PAUSE_MS)
    autosave.change(page('b'))
    vi.advanceTimersByTime(10_000)
    expect(sent).toHaveLength(1)
    await answer(SAVED(5))
    expect(kind()).toBe('waiting')
    vi.advanceTimersByTime(SAVE_PAUSE_MS)
    expect(sent[1]).toMatchObject({ document: page('b'), revision: 5, requestId: 'request-2' })
  })

  it('sends nothing when the document is back at the saved one', () => {
    const { autosave, sent, kind } = open()
    const start = page('start')
    autosave.change(start)
    autosave.rebase(start, 9)
    autosave.change(page('a'))
    autosave.change(start)
    vi.advanceTimersByTime(10_000)
    expect([kind(), sent.length]).toEqual(['saved', 0])
  })
})

describe('failed save', () => {
  it('is retried unchanged under the same id, and newer work after it', async () => {
    const { autosave, sent, answer, kind } = open()
    autosave.change(page('a'))
    vi.advanceTimersByTime(SAVE_PAUSE_MS)
    await answer(LOST)
    expect(autosave.state.getState()).toMatchObject({ kind: 'failed', retryInMs: RETRY_FIRST_MS })
    autosave.change(page('b'))
    expect(kind()).toBe('failed')
    vi.advanceTimersByTime(RETRY_FIRST_MS)
    await answer(LOST)
    expect(autosave.state.getState()).toMatchObject({ retryInMs: 2 * RETRY_FIRST_MS })
    vi.advanceTimersByTime(2 * RETRY_FIRST_MS)
    await answer(SAVED(5))
    vi.advanceTimersByTime(SAVE_PAUSE_MS)
    expect(sent.map(({ requestId, document }) => `${requestId} ${document.title}`)).toEqual([
      'request-1 a',
      'request-1 a',
      'request-1 a',
      'request-2 b',
    ])
  })

  it('is retried at once when the user asks', async () => {
    const { autosave, sent, answer } = open()
    autosave.change(page('a'))
    vi.advanceTimersByTime(SAVE_PAUSE_MS)
    await answer(LOST)
    const done = autosave.flush()
    expect(sent).toHaveLength(2)
    await answer(SAVED(5))
    await expect(done).resolves.toBe(true)
  })
})

describe('conflict', () => {
  const conflict = { revision: 7, editedBy: '王五', editedAt: '2026-11-20 10:00:00' }
  const inConflict = async () => {
    const opened = open()
    opened.autosave.change(page('mine'))
    vi.advanceTimersByTime(SAVE_PAUSE_MS)
    await opened.answer({ kind: 'conflict', conflict })
    return opened
  }

  it('pauses saving and keeps local changes until resolved', async () => {
    const { autosave, sent, kind } = await inConflict()
    autosave.change(page('mine, more'))
    vi.advanceTimersByTime(60_000)
    expect([kind(), sent.length]).toEqual(['conflict', 1])
  })

  it('saves the merged document on their revision', async () => {
    const { autosave, sent, answer, kind } = await inConflict()
    autosave.change(page('mine, more'))
    autosave.rebase(page('theirs'), 7)
    vi.advanceTimersByTime(SAVE_PAUSE_MS)
    expect(sent[1]).toMatchObject({ document: page('mine, more'), revision: 7, requestId: 'request-2' })
    await answer(SAVED(8))
    expect(kind()).toBe('saved')
  })

  it('is never shown when it could be merged silently, and what was changed meanwhile is saved, too', async () => {
    const opened = open()
    const { autosave, sent, answer, kind } = opened
    let release = (): void => undefined
    autosave.mergeConflicts(async () => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      autosave.rebase(page('theirs'), 7)
      return true
    })
    autosave.change(page('mine'))
    vi.advanceTimersByTime(SAVE_PAUSE_MS)
    await answer({ kind: 'conflict', conflict })
    expect(kind()).toBe('saving')
    autosave.change(page('mine, more'))
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(1)
    release()
    await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
    expect(sent[1]).toMatchObject({ document: page('mine, more'), revision: 7 })
    await answer(SAVED(8))
    expect(kind()).toBe('saved')
  })

  it('continues from their version', async () => {
    const { autosave, kind } = await inConflict()
    autosave.change(page('theirs'))
    autosave.rebase(page('theirs'), 7)
    expect([kind(), autosave.revision(), autosave.base().title]).toEqual(['saved', 7, 'theirs'])
  })
})

describe('patches', () => {
  const save = async (opened: ReturnType<typeof open>, title: string, outcome: SaveOutcome) => {
    opened.autosave.change(page(title))
    vi.advanceTimersByTime(SAVE_PAUSE_MS)
    await opened.answer(outcome)
  }
  const wholeSaves = ({ sent }: ReturnType<typeof open>) =>
    sent.flatMap(({ patchBase }, index) => (patchBase ? [] : [index + 1]))

  it('are sent against the saved document, with every 20th save whole', async () => {
    const opened = open()
    for (let count = 1; count <= 2 * WHOLE_SAVE_EVERY; count++) await save(opened, `t${count}`, SAVED(4 + count))
    expect(wholeSaves(opened)).toEqual([WHOLE_SAVE_EVERY, 2 * WHOLE_SAVE_EVERY])
    expect(opened.sent[1]?.patchBase).toEqual(page('t1'))
  })

  it('give way to the whole document after a conflict', async () => {
    const opened = open()
    await save(opened, 'mine', { kind: 'conflict', conflict: { revision: 7, editedBy: '', editedAt: '' } })
    opened.autosave.rebase(page('theirs'), 7)
    await opened.answer(SAVED(8))
    await save(opened, 'next', SAVED(9))
    expect(wholeSaves(opened)).toEqual([2])
  })

  it('give way to the whole document under a new id when the server cannot apply them', async () => {
    const opened = open()
    await save(opened, 'a', { kind: 'patchUnfit' })
    expect(opened.sent.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-2'])
    await opened.answer(SAVED(5))
    expect([opened.kind(), wholeSaves(opened)]).toEqual(['saved', [2]])
  })
})

it('keeps unsaved work when the session ends, and saves it after signing in', async () => {
  const { autosave, sent, answer, kind } = open()
  autosave.change(page('a'))
  vi.advanceTimersByTime(SAVE_PAUSE_MS)
  await answer({ kind: 'signedOut' })
  expect(kind()).toBe('signedOut')
  const done = autosave.flush()
  expect(sent).toHaveLength(2)
  await answer(SAVED(5))
  await expect(done).resolves.toBe(true)
})
