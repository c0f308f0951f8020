import { expect, it, vi } from 'vitest'

import { createOpenTabs } from './open-tabs.ts'

/** Fake Web Locks of one browser: locked until the callback ends. */
function browserLocks(): LockManager {
  const lockNames: string[] = []
  return {
    query: () => Promise.resolve({ held: lockNames.map((name) => ({ name })), pending: [] }),
    async request(name: string, run: () => Promise<void>) {
      lockNames.push(name)
      await run()
      lockNames.splice(lockNames.indexOf(name), 1)
    },
  } as unknown as LockManager
}

const channel = () => new BroadcastChannel(`tabs ${expect.getState().currentTestName}`)

it('detects open tabs by their locks, until they close', async () => {
  vi.useFakeTimers()
  const locks = browserLocks()
  const tabs = createOpenTabs({ channel: channel(), locks })
  const secondTab = createOpenTabs({ channel: channel(), locks })
  tabs.hold('work/1')
  expect(await secondTab.others()).toEqual(new Set(['work/1']))
  tabs.close()
  await vi.runAllTimersAsync()
  expect(await secondTab.others()).toEqual(new Set())
  secondTab.close()
  vi.useRealTimers()
})

it('falls back to a channel without locks', async () => {
  const broken = Object.assign(browserLocks(), { query: () => Promise.reject(new Error('not here')) })
  const tabs = createOpenTabs({ channel: channel() })
  tabs.hold('work/1')
  for (const locks of [undefined, broken]) {
    const secondTab = createOpenTabs({ channel: channel(), locks })
    expect(await secondTab.others()).toEqual(new Set(['work/1']))
    secondTab.close()
  }
  tabs.close()
})
