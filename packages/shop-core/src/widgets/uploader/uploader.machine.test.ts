import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { createUploader, MEGABYTE } from './uploader.machine.ts'
import type { SendOutcome, UploaderOptions } from './uploader.machine.ts'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const settled = () => new Promise((resolve) => setImmediate(resolve))

function open(options: Partial<UploaderOptions> = {}) {
  const sending: { name: string; signal: AbortSignal; end: (outcome: SendOutcome) => void }[] = []
  const onChange = vi.fn<(docIds: readonly string[]) => void>()
  const deleteFiles = vi.fn<(docIds: readonly string[]) => Promise<void>>(() => Promise.resolve())
  const uploader = createUploader({
    busiType: 'licence',
    busiName: '营业执照',
    endings: ['.png', '.jpg'],
    stored: [],
    send: ({ name }, _, { signal }) => new Promise((end) => sending.push({ name, signal, end })),
    deleteFiles,
    ...options,
  })
  uploader.follow(onChange)
  const states = () => uploader.state.getState().items.map(({ name, state }) => `${name} ${state}`)
  const issue = () => uploader.state.getState().issue
  const keyOf = (name: string) => uploader.state.getState().items.find((item) => item.name === name)?.key ?? 0
  return { uploader, sending, onChange, deleteFiles, states, issue, keyOf }
}

describe('an uploader', () => {
  it('sends two at once, in order, and tells the ids of what is stored', async () => {
    const { uploader, sending, onChange, states } = open()
    uploader.add(['a.png', 'b.png', 'c.png'].map(picture))
    expect(states()).toEqual(['a.png sending', 'b.png sending', 'c.png waiting'])
    sending[1]?.end({ ok: true, docId: 'B' })
    await settled()
    expect(states()).toEqual(['a.png sending', 'b.png done', 'c.png sending'])
    sending[0]?.end({ ok: true, docId: 'A' })
    await settled()
    expect(onChange.mock.lastCall).toEqual([['A', 'B']])
  })

  it.each([
    ['busiType', { busiType: '' }, ['a.png']],
    ['busiName', { busiName: '' }, ['a.png']],
    ['wrongType', {}, ['a.exe']],
    ['exists', {}, ['a.png', 'a.png']],
    ['tooMany', { maxCount: 1 }, ['a.png', 'b.png']],
  ] as const)('refuses a file by %s', (issue, options, names) => {
    const opened = open(options)
    opened.uploader.add(names.map(picture))
    expect(opened.issue()).toBe(issue)
    expect(opened.states()).toHaveLength(names.length - 1)
  })

  it('allows a name twice when asked to, and 15 files at most', () => {
    const { uploader, states } = open({ allowsSameName: true, maxCount: 99 })
    uploader.add(Array.from({ length: 20 }, () => picture('image.JPG')))
    expect(states()).toHaveLength(15)
    expect(open().uploader.maxCount).toBe(6)
  })

  it('refuses what is too large, but for what gets smaller before it is sent', () => {
    const heavy = (name: string, megabytes: number) => new File([new Uint8Array(megabytes * MEGABYTE + 1)], name)
    const { uploader, issue, states } = open({ maxMegabytes: 1, isCompressed: ({ name }) => name.endsWith('.jpg') })
    uploader.add([heavy('a.png', 1)])
    expect(issue()).toBe('tooLarge')
    uploader.add([heavy('a.jpg', 1)])
    expect(states()).toEqual(['a.jpg sending'])
    expect([open().uploader, open({ maxMegabytes: 500 }).uploader].map((one) => one.maxMegabytes)).toEqual([10, 100])
  })

  it('that waits for its form sends what was chosen by then, and says when there is nothing', async () => {
    const { uploader, sending, states, issue } = open({ isManual: true })
    uploader.upload()
    expect(issue()).toBe('nothingPending')
    uploader.add([picture('a.png')])
    expect(states()).toEqual(['a.png selected'])
    expect(issue()).toBeUndefined()
    uploader.upload()
    uploader.add([picture('b.png')])
    sending[0]?.end({ ok: true, docId: 'A' })
    await settled()
    expect(states()).toEqual(['a.png done', 'b.png selected'])
  })

  it('goes on when the server is in reach again, with nothing but what it could not reach', async () => {
    const { uploader, sending, states } = open()
    uploader.add([picture('a.png'), picture('b.png')])
    sending[0]?.end({ ok: false, issue: 'unreached', words: '' })
    sending[1]?.end({ ok: false, issue: 'failed', words: '' })
    await settled()
    uploader.retryUnreached()
    expect(states()).toEqual(['a.png sending', 'b.png failed'])
  })

  it('names files that were stored before, and tells no change of that', () => {
    const { uploader, states, onChange } = open({ stored: ['A', 'B'] })
    uploader.describe([{ docId: 'B', name: 'b.pdf' }])
    expect(states()).toEqual([' done', 'b.pdf done'])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('tries a failed file again', async () => {
    const { uploader, sending, states, keyOf } = open()
    uploader.add([picture('a.png')])
    sending[0]?.end({ ok: false, issue: 'unreached', words: '' })
    await settled()
    expect(uploader.state.getState().items[0]).toMatchObject({ state: 'failed', issue: 'unreached' })
    uploader.retry(keyOf('a.png'))
    sending[1]?.end({ ok: true, docId: 'A' })
    await settled()
    expect(states()).toEqual(['a.png done'])
  })

  it('deletes a removed file later, or at once when asked to', async () => {
    const later = open({ stored: ['A', 'B'] })
    later.uploader.remove(1)
    expect(later.onChange.mock.lastCall).toEqual([['B']])
    expect(later.deleteFiles).not.toHaveBeenCalled()
    await later.uploader.deleteRemoved()
    await later.uploader.deleteRemoved()
    expect(later.deleteFiles.mock.calls).toEqual([[['A']]])
    const now = open({ stored: ['A'], deletesAtOnce: true })
    now.uploader.remove(1)
    expect(now.deleteFiles).toHaveBeenCalledWith(['A'])
  })
})

it('holds exactly what was stored and not removed, in whatever order answers come', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const) }),
    fc.record({ kind: fc.constantFrom('end' as const, 'fail' as const, 'remove' as const), at: fc.nat(9) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { uploader, sending, onChange, deleteFiles } = open({ maxCount: 15, deletesAtOnce: true })
      const stored: string[] = []
      for (const [index, one] of steps.entries()) {
        if (one.kind === 'add') uploader.add([picture(`${index}.png`)])
        else if (one.kind === 'remove') {
          const { items } = uploader.state.getState()
          const target = items[one.at]
          if (target) uploader.remove(target.key)
        } else {
          const [target] = sending.splice(one.at % Math.max(1, sending.length), 1)
          if (target && one.kind === 'end') stored.push(target.name)
          target?.end(one.kind === 'end' ? { ok: true, docId: target.name } : { ok: false, issue: 'failed', words: '' })
        }
        await settled()
      }
      const held = uploader.state.getState().items.flatMap(({ docId }) => (docId ? [docId] : []))
      const deleted = deleteFiles.mock.calls.flatMap(([docIds]) => [...docIds])
      expect([...held, ...deleted]).toHaveLength(stored.length)
      expect(new Set([...held, ...deleted])).toEqual(new Set(stored))
      expect(onChange.mock.lastCall?.[0] ?? []).toEqual(held)
    }),
    { numRuns: 50 },
  )
})
