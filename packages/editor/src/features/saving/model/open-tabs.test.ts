import { expect, it, vi } from 'vitest'

import { createOpenTabs } from './open-tabs.ts'

/** The locks of one browser: a lock is held until its callback ends. */
function browserLocks(): LockManager {
  const held: string[] = []
  return {
    query: () => Promise.resolve({ held: held.map((name) => ({ name })), pending: [] }),
    async request(name: string, run: () => Promise<void>) {
      held.push(name)
      await run()
      held.splice(held.indexOf(name), 1)
    },
  } as unknown as LockManager
}

const channel = () => new BroadcastChannel(`tabs ${expect.getState().currentTestName}`)

it('detects open tabs by their locks, until they close', async () => {
  vi.useFakeTimers()
  const locks = browserLocks()
  const one = createOpenTabs({ channel: channel(), locks })
  const other = createOpenTabs({ channel: channel(), locks })
  one.hold('work/1')
  expect(await other.others()).toEqual(new Set(['work/1']))
  one.close()
  await vi.runAllTimersAsync()
  expect(await other.others()).toEqual(new Set())
  other.close()
  vi.useRealTimers()
})

it('falls back to a channel without locks', async () => {
  const broken = Object.assign(browserLocks(), { query: () => Promise.reject(new Error('not here')) })
  const one = createOpenTabs({ channel: channel() })
  one.hold('work/1')
  for (const locks of [undefined, broken]) {
    const other = createOpenTabs({ channel: channel(), locks })
    expect(await other.others()).toEqual(new Set(['work/1']))
    other.close()
  }
  one.close()
})
