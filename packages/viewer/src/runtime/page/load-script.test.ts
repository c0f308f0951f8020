import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadScript, SCRIPT_TIMEOUT_MS } from './load-script.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a lazily loaded chunk', () => {
  it('times out after 120 s', async () => {
    expect(SCRIPT_TIMEOUT_MS).toBe(120_000)
    const onFailure = vi.fn<(error: unknown) => void>()
    void loadScript(() => new Promise(() => undefined)).catch(onFailure)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(onFailure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError', code: 'ChunkLoadError' }))
  })

  it('clears its timer on arrival', async () => {
    await expect(loadScript(() => Promise.resolve('view'))).resolves.toBe('view')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports whether script or style is missing', async () => {
    const failing = (message: string) => loadScript(() => Promise.reject(new Error(message)))
    await expect(failing('Failed to fetch dynamically imported module')).rejects.toMatchObject({
      code: 'ChunkLoadError',
    })
    await expect(failing('Unable to preload CSS for /a.css')).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' })
  })
})
