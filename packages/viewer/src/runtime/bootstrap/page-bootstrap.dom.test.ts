import { afterEach, describe, expect, it, vi } from 'vitest'

import { BOOTSTRAP_ID, readPageBootstrap } from './page-bootstrap.ts'

const bootstrap = {
  locale: 'zh-CN',
  origin: 'http://shop.test',
  release: 1,
  apiBase: '/api',
  scripts: ['/s.js'],
  imports: [],
  styles: [],
}

function writeBootstrap(data: unknown): void {
  document.body.innerHTML = `<script type="application/json" id="${BOOTSTRAP_ID}">${JSON.stringify(data)}</script>`
}

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('page bootstrap data', () => {
  it('is inline in the page, or absent', async () => {
    expect(await readPageBootstrap()).toBeNull()
    writeBootstrap(bootstrap)
    expect(await readPageBootstrap()).toEqual(bootstrap)
  })

  it('is fetched from the URL that the page names', async () => {
    const fetchMock = vi.fn(() => Promise.resolve(Response.json(bootstrap)))
    vi.stubGlobal('fetch', fetchMock)
    writeBootstrap({ scripts: ['/s.js'], imports: [], styles: [], url: '/boot/abc' })
    expect(await readPageBootstrap()).toEqual(bootstrap)
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/boot/abc')
  })

  it.each([
    ['is gone', () => Promise.resolve(new Response('not found', { status: 404 }))],
    ['is no data', () => Promise.resolve(new Response('<html>'))],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('is null when it %s: the shop then requests its data', async (_, answer) => {
    vi.stubGlobal('fetch', answer)
    writeBootstrap({ scripts: ['/s.js'], imports: [], styles: [], url: '/boot/abc' })
    expect(await readPageBootstrap()).toBeNull()
  })
})
