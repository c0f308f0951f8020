import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BOOTSTRAP_ID } from './page-bootstrap.ts'

const NOTICE = /请更新浏览器.*Please update your browser/s
const SCRIPT = 'data:text/javascript,document.body.dataset.started = "yes"'

async function load(bootstrap: object): Promise<void> {
  document.body.innerHTML = `<div id="shop"></div><script type="application/json" id="${BOOTSTRAP_ID}">${JSON.stringify(bootstrap)}</script>`
  vi.resetModules()
  await import('./hydrate-loader.ts')
}

describe('on an engine below the supported ones', () => {
  const findLast = Object.getOwnPropertyDescriptor(Array.prototype, 'findLast') ?? {}
  beforeEach(() => Reflect.deleteProperty(Array.prototype, 'findLast'))
  afterEach(() => Reflect.defineProperty(Array.prototype, 'findLast', findLast))

  it('asks in both languages to update the browser instead of showing a blank page', async () => {
    await load({ script: SCRIPT, styles: [] })
    expect(document.body.textContent).toMatch(NOTICE)
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
    expect(document.body.dataset['started']).toBeUndefined()
  })

  it('leaves a prerendered page readable as it is', async () => {
    await load({ script: SCRIPT, styles: [], url: '/boot/abc' })
    expect(document.body.textContent).not.toMatch(NOTICE)
    dispatchEvent(new Event('pointerdown'))
    expect(document.head.querySelector('link[rel=preload]')).toBeNull()
  })
})

it('starts the shop at once on a page that is not prerendered', async () => {
  await load({ script: SCRIPT, styles: [] })
  await vi.waitFor(() => expect(document.body.dataset['started']).toBe('yes'))
  expect(document.body.textContent).not.toMatch(NOTICE)
})

describe('for a signed-in phone', () => {
  beforeEach(() => {
    localStorage.setItem('session', 'aes:mine')
    Object.assign(window, { innerWidth: 375 })
    delete document.body.dataset['started']
  })
  afterEach(() => {
    localStorage.clear()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('starts the shop although the database of last views never answers', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
    // Each script is evaluated once only.
    await load({ script: SCRIPT.replace('yes', 'later'), styles: [] })
    await vi.advanceTimersByTimeAsync(500)
    expect(document.body.dataset['started']).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(document.body.dataset['started']).toBe('later'))
  })

  it('starts the shop at once where there is no such database', async () => {
    await load({ script: SCRIPT.replace('yes', 'now'), styles: [] })
    await vi.waitFor(() => expect(document.body.dataset['started']).toBe('now'))
  })
})
