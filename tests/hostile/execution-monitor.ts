import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from '@playwright/test'

import { CANARY_HOST, PICTURE_HOST } from './vectors.data.ts'

/** Forbidden events in the pages of a browser. */
export interface Executions {
  /** One line per executed script and per canary request, with the vector's number where known. */
  readonly seen: string[]
  /** URLs of anchors, forms and frames that would execute. */
  readonly addresses: string[]
  /** Content-Security-Policy violations: correct escaping causes none. */
  readonly violations: string[]
}

/** Browser context with monitored pages. */
export interface MonitoredContext {
  readonly context: BrowserContext
  readonly executions: Executions
}

/** Opens a context that counts every script execution and every load caused by a vector. */
export async function openMonitoredContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<MonitoredContext> {
  const context = await browser.newContext({ bypassCSP: true, locale: 'zh-CN', ...options })
  const executions: Executions = { seen: [], addresses: [], violations: [] }
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
      // The favicon of a page has the resource type `other`.
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
    // Pictures over plain http are refused by the policy; they execute nothing.
    if (/Content Security Policy(?!.*img-src)/i.test(message.text()))
      executions.violations.push(message.text().slice(0, 200))
  })
  // A page of another site must not replace this one.
  page.on('framenavigated', (frame) => {
    if (/^(?:javascript|vbscript|data):/i.test(frame.url())) executions.seen.push(`went to ${frame.url().slice(0, 80)}`)
  })
}

/** URL schemes that execute when followed. */
const RUNS = /^(?:javascript|vbscript|data|blob|filesystem):/i

/** Records every URL of a page and its frames that would execute when followed. */
export async function checkAddresses(page: Page, executions: Executions): Promise<number> {
  const found = await Promise.all(page.frames().map((frame) => addressesIn(frame)))
  executions.addresses.push(...found.flat().filter((url) => RUNS.test(url)))
  return found.flat().length
}

/** The same for HTML received without scripts: parsed inertly in a page with scripts. */
export async function checkHtml(page: Page, html: string, executions: Executions): Promise<number> {
  const found = await addressesIn(page.mainFrame(), html)
  executions.addresses.push(...found.filter((url) => RUNS.test(url)))
  return found.length
}

/** Every URL of an element in a document, as the browser parses it, and the element. */
function addressesIn(frame: Frame, html?: string): Promise<string[]> {
  return frame.evaluate((text) => {
    const root = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const names = ['href', 'xlink:href', 'action', 'formaction', 'data', 'ping']
    const selector = 'a,area,form,button,input,iframe,frame,embed,object,link:not([rel=icon]),base,use,image'
    return [...root.querySelectorAll(selector)].flatMap((element) =>
      [...names, ...(/^i?frame$|^embed$/i.test(element.tagName) ? ['src'] : [])].flatMap((name) => {
        const value = element.getAttribute(name)
        if (value === null) return []
        // Browsers leave these out before they read an address.
        // oxlint-disable-next-line no-control-regex -- exactly these
        const url = value.replaceAll(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '')
        return [`${url} of ${element.outerHTML.slice(0, 160)} at ${location.href.slice(0, 80)}`]
      }),
    )
  }, html)
}
