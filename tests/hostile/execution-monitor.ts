import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from '@playwright/test'

import { CANARY_HOST, PICTURE_HOST } from './vectors.data.ts'

/** What happened in the pages of a browser that must not happen. */
export interface Executions {
  /** One line for each script that ran and each request for the canary; the vector's number, where it is known. */
  readonly seen: string[]
  /** Addresses of anchors, forms and frames that are no place. */
  readonly addresses: string[]
  /** What a Content-Security-Policy had to stop: what is written rightly needs none. */
  readonly stopped: string[]
}

/** A browser context whose pages are watched. */
export interface WatchedContext {
  readonly context: BrowserContext
  readonly executions: Executions
}

/** Opens a context in which every script that a vector runs, and everything that it loads, is counted. */
export async function watchedContext(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedContext> {
  const context = await browser.newContext({ bypassCSP: true, locale: 'zh-CN', ...options })
  const executions: Executions = { seen: [], addresses: [], stopped: [] }
  await context.exposeBinding('__hit', ({ frame }, number: unknown) => {
    executions.seen.push(`${String(number)} ran at ${frame.url().slice(0, 120)}`)
  })
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(
    'for (const name of ["alert", "confirm", "prompt", "print"]) globalThis[name] = (text) => void globalThis.__hit?.(text)',
  )
  await context.route(
    ({ host }) => host === CANARY_HOST || host === PICTURE_HOST,
    (route) => {
      // The icon of a page is of the kind `other`.
      const isPicture = ['image', 'other'].includes(route.request().resourceType())
      if (!isPicture || !route.request().url().includes(PICTURE_HOST))
        executions.seen.push(`${route.request().resourceType()} ${route.request().url()} was asked for`)
      return route.abort()
    },
  )
  context.on('page', (page) => watchPage(page, executions))
  return { context, executions }
}

function watchPage(page: Page, executions: Executions): void {
  page.on('dialog', (dialog) => {
    executions.seen.push(`${dialog.message()} asked`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    // Pictures over plain http are for the policy to refuse; they run nothing.
    if (/Content Security Policy(?!.*img-src)/i.test(message.text()))
      executions.stopped.push(message.text().slice(0, 200))
  })
  // A page of another site must not take this one's place.
  page.on('framenavigated', (frame) => {
    if (/^(?:javascript|vbscript|data):/i.test(frame.url())) executions.seen.push(`went to ${frame.url().slice(0, 80)}`)
  })
}

/** What would run something when it is followed. */
const RUNS = /^(?:javascript|vbscript|data|blob|filesystem):/i

/** Notes every address of a page, and of the frames in it, that would run something when it is followed. */
export async function checkAddresses(page: Page, executions: Executions): Promise<number> {
  const found = await Promise.all(page.frames().map((frame) => addressesIn(frame)))
  executions.addresses.push(...found.flat().filter((one) => RUNS.test(one)))
  return found.flat().length
}

/** The same of HTML that came without scripts: it is read in a page that has them, and nothing of it is run. */
export async function checkHtml(page: Page, html: string, executions: Executions): Promise<number> {
  const found = await addressesIn(page.mainFrame(), html)
  executions.addresses.push(...found.filter((one) => RUNS.test(one)))
  return found.length
}

/** Every address that an element of a document has, as a browser reads it, and the element. */
function addressesIn(frame: Frame, html?: string): Promise<string[]> {
  return frame.evaluate((text) => {
    const root = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const names = ['href', 'xlink:href', 'action', 'formaction', 'data', 'ping']
    const wanted = 'a,area,form,button,input,iframe,frame,embed,object,link:not([rel=icon]),base,use,image'
    return [...root.querySelectorAll(wanted)].flatMap((element) =>
      [...names, ...(/^i?frame$|^embed$/i.test(element.tagName) ? ['src'] : [])].flatMap((name) => {
        const written = element.getAttribute(name)
        if (written === null) return []
        // Browsers leave these out before they read an address.
        // oxlint-disable-next-line no-control-regex -- exactly these
        const read = written.replaceAll(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '')
        return [`${read} of ${element.outerHTML.slice(0, 160)} at ${location.href.slice(0, 80)}`]
      }),
    )
  }, html)
}
