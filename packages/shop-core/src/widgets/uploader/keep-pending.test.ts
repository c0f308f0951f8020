import { expect, it, vi } from 'vitest'

import { keepPending } from './keep-pending.ts'
import { createUploader } from './uploader.machine.ts'
import type { SendOutcome, UploaderOptions } from './uploader.machine.ts'

const picture = (name: string) => new File(['x'], name)
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** An uploader whose files are kept in a memory that outlives it. */
function open(memory: { files: readonly File[] }, answer: SendOutcome, more: Partial<UploaderOptions> = {}) {
  const send = vi.fn<UploaderOptions['send']>(() => Promise.resolve(answer))
  const uploader = createUploader({
    busiType: 'licence',
    busiName: '营业执照',
    endings: ['.png'],
    stored: [],
    send,
    deleteFiles: () => Promise.resolve(),
    ...more,
  })
  const end = keepPending(uploader, {
    read: () => Promise.resolve(memory.files),
    write: async (files) => {
      memory.files = files ?? []
    },
  })
  const names = () => memory.files.map(({ name }) => name)
  return { uploader, send, end, names }
}

const UNREACHED: SendOutcome = { ok: false, issue: 'unreached', words: '' }

it('sends with the next visit what could not be sent in the last one, and forgets it then', async () => {
  const memory = { files: [] }
  const first = open(memory, UNREACHED)
  await settled()
  first.uploader.add([picture('a.png'), picture('b.png')])
  await settled()
  expect(first.names()).toEqual(['a.png', 'b.png'])
  first.uploader.remove(first.uploader.state.getState().items[1]?.key ?? 0)
  expect(first.names()).toEqual(['a.png'])
  first.end()
  first.uploader.dispose()
  const second = open(memory, { ok: true, docId: 'A' })
  await settled()
  expect(second.send.mock.calls.map(([{ name }]) => name)).toEqual(['a.png'])
  await settled()
  expect(second.names()).toEqual([])
})

it('keeps what waits for its form, and nothing that was refused', async () => {
  const memory = { files: [] }
  const waiting = open(memory, UNREACHED, { isManual: true })
  await settled()
  waiting.uploader.add([picture('a.png')])
  expect(waiting.names()).toEqual(['a.png'])
  waiting.end()
  const refused = open({ files: [] }, { ok: false, issue: 'failed', words: '空间不足' })
  await settled()
  refused.uploader.add([picture('c.png')])
  await settled()
  expect(refused.names()).toEqual([])
})

it('drops what has no place any more, without a word', async () => {
  const memory = { files: [picture('late.png')] }
  const full = open(memory, UNREACHED, { maxCount: 1, stored: ['A'] })
  await settled()
  expect(full.uploader.state.getState()).toMatchObject({ items: [{ docId: 'A' }], issue: undefined })
  expect(full.names()).toEqual([])
})

it('gives nothing to an uploader that is gone, and does without storage', async () => {
  const gone = open({ files: [picture('late.png')] }, UNREACHED)
  gone.end()
  await settled()
  expect(gone.send).not.toHaveBeenCalled()
  const { uploader } = open({ files: [] }, { ok: true, docId: 'A' })
  const end = keepPending(uploader, {
    read: () => Promise.reject(new Error('no storage')),
    write: () => Promise.reject(new Error('no storage')),
  })
  await settled()
  uploader.add([picture('a.png')])
  await settled()
  expect(uploader.state.getState().items.map(({ docId }) => docId)).toEqual(['A'])
  end()
})
