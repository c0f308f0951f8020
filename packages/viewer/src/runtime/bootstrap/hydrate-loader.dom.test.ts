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
