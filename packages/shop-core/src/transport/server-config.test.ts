import { expect, it, vi } from 'vitest'

import { createConfigLoader } from './server-config.ts'

const CONFIG = { apiBase: 'https://gate.test/api', socketUrl: '/ws', siteType: 'mall' }

it('fetches the configuration once and appends a slash to the gateway base', async () => {
  const get = vi.fn(() => Promise.resolve(new Response(JSON.stringify(CONFIG))))
  const load = createConfigLoader(get)
  expect(await load()).toEqual({ ...CONFIG, apiBase: 'https://gate.test/api/' })
  await load()
  expect(get).toHaveBeenCalledExactlyOnceWith('/server-config.json')
})

it('retries after a failure', async () => {
  const get = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response(JSON.stringify(CONFIG)))
  const load = createConfigLoader(get)
  await expect(load()).rejects.toThrow('offline')
  expect((await load()).siteType).toBe('mall')
})
