import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'

import { CallError } from './call-error.ts'
import { createQueryClient } from './query-defaults.ts'

afterEach(() => onlineManager.setOnline(true))

it('fails offline instead of loading for ever, and reads again once the connection is back', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  client.mount()
  const read = vi.fn(() =>
    onlineManager.isOnline()
      ? Promise.resolve('classes')
      : Promise.reject(new CallError({ failure: 'NETWORK', msg: '' })),
  )
  const observer = new QueryObserver(client, { queryKey: ['classes'], queryFn: read, retryDelay: 0 })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
  onlineManager.setOnline(true)
  await expect.poll(() => observer.getCurrentResult().data).toBe('classes')
  stop()
  client.unmount()
})
