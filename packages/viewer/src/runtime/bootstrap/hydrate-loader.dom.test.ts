import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { BOOTSTRAP_ID, TAKEN_OVER, TAP_PATIENCE_MS } from './page-bootstrap.ts'

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
    await load({ scripts: [SCRIPT], imports: [], styles: [] })
    expect(document.body.textContent).toMatch(NOTICE)
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
    expect(document.body.dataset['started']).toBeUndefined()
  })

  it('leaves a prerendered page readable as it is', async () => {
    await load({ scripts: [SCRIPT], imports: [], styles: [], url: '/boot/abc' })
    expect(document.body.textContent).not.toMatch(NOTICE)
    dispatchEvent(new Event('pointerdown'))
    expect(document.head.querySelector('link[rel=preload]')).toBeNull()
  })
})

it('starts the shop at once on a page that is not prerendered', async () => {
  await load({ scripts: [SCRIPT], imports: [], styles: [] })
  await expect.poll(() => document.body.dataset['started']).toBe('yes')
  expect(document.body.textContent).not.toMatch(NOTICE)
})

describe('a tap on a button of a prerendered page', () => {
  afterEach(() => vi.useRealTimers())

  /** A page with a button and a link, which counts their clicks. */
  async function loadPage() {
    await load({ scripts: [], imports: [], styles: [], url: '/boot/abc' })
    const shop = document.getElementById('shop') as HTMLElement
    shop.innerHTML = '<button><b>add</b></button><a href="#x">more</a>'
    const clicks: string[] = []
    shop.addEventListener('click', ({ target }) => clicks.push((target as Element).tagName))
    const press = (selector: string) => shop.querySelector<HTMLElement>(selector)?.click()
    const takeOver = () => dispatchEvent(new Event(TAKEN_OVER))
    return { shop, clicks, press, takeOver }
  }

  it('is repeated once the shop has taken the page over, and only then', async () => {
    const { clicks, press, takeOver } = await loadPage()
    press('b')
    expect(clicks).toEqual(['B'])
    takeOver()
    expect(clicks).toEqual(['B', 'BUTTON'])
    press('button')
    takeOver()
    expect(clicks).toEqual(['B', 'BUTTON', 'BUTTON'])
  })

  it('is not repeated where React has handled it, on a link, after another tap, or when it is gone or old', async () => {
    const handled = await loadPage()
    Object.assign(handled.shop.firstElementChild ?? {}, { __reactFiber$abc: {} })
    handled.press('button')
    handled.takeOver()
    expect(handled.clicks).toHaveLength(1)
    const left = await loadPage()
    left.press('button')
    left.press('a')
    left.takeOver()
    expect(left.clicks).toHaveLength(2)
    const gone = await loadPage()
    gone.press('button')
    gone.shop.firstElementChild?.remove()
    gone.takeOver()
    expect(gone.clicks).toHaveLength(1)
    vi.useFakeTimers()
    const old = await loadPage()
    old.press('button')
    vi.advanceTimersByTime(TAP_PATIENCE_MS)
    old.takeOver()
    expect(old.clicks).toHaveLength(1)
  })
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
    await load({ scripts: [SCRIPT.replace('yes', 'later')], imports: [], styles: [] })
    await vi.advanceTimersByTimeAsync(500)
    expect(document.body.dataset['started']).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    await expect.poll(() => document.body.dataset['started']).toBe('later')
  })

  it('starts the shop at once where there is no such database', async () => {
    await load({ scripts: [SCRIPT.replace('yes', 'now')], imports: [], styles: [] })
    await expect.poll(() => document.body.dataset['started']).toBe('now')
  })
})

describe('on a prerendered page', () => {
  /** A script that notes its name, and the end of its task. */
  const noting = (name: string) =>
    `data:text/javascript,const add = (text) => (document.body.dataset.done += text); add("${name}, "); setTimeout(() => add("${name} ended, "))`
  const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  beforeEach(() => {
    document.head.replaceChildren()
    document.body.dataset['done'] = ''
  })

  it('loads all scripts at once, and evaluates each slice in a task of its own', async () => {
    const imports = Array.from({ length: 20 }, (_, index) => `/import-${index}.js`)
    await load({ scripts: [noting('one'), noting('two')], imports, styles: [], url: '/boot/abc' })
    expect(document.body.dataset['done']).toBe('')
    dispatchEvent(new Event('pointerdown'))
    await expect.poll(() => document.body.dataset['done']).toBe('one, one ended, two, two ended, ')
    await expect.poll(() => document.head.querySelectorAll('link[href$=".js"]')).toHaveLength(20)
  })

  it('applies all style sheets together, before the first slice', async () => {
    await load({ scripts: [noting('styled')], imports: [], styles: ['/a.css', '/b.css', '/c.css'], url: '/boot/abc' })
    dispatchEvent(new Event('pointerdown'))
    const [first, second, third] = sheets()
    first?.dispatchEvent(new Event('load'))
    third?.dispatchEvent(new Event('load'))
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(sheets().map(({ media }) => media)).toEqual(['print', 'print', 'print'])
    expect(document.body.dataset['done']).toBe('')
    // A sheet that fails is left to the import that needs it.
    second?.dispatchEvent(new Event('error'))
    await expect.poll(() => sheets().map(({ media }) => media)).toEqual(['all', 'all'])
    await expect.poll(() => document.body.dataset['done']).toContain('styled')
  })
})
