import type {
  HOLDER_KEY,
  LAST_VIEW_ID,
  LAST_VIEWS,
  LastView,
  MAX_VIEW_WIDTH,
  VIEW_LIFETIME_MS,
  VIEW_PATIENCE_MS,
  VIEW_WAIT_MS,
} from './last-view.ts'
import type {
  BOOTSTRAP_ID,
  BootstrapReference,
  HydrationAssets,
  PageBootstrap,
  TAKEN_OVER,
  TAP_PATIENCE_MS,
} from './page-bootstrap.ts'

// A classic script referenced by every page: imports types only, leaves no global, and parses on engines of 2018.
;(() => {
  const bootstrapId: typeof BOOTSTRAP_ID = 'mw-bootstrap'
  const triggerEvents = ['pointerdown', 'keydown', 'focusin'] as const
  const json = document.getElementById(bootstrapId)
  const assets = JSON.parse((json && json.textContent) || 'null') as
    | (HydrationAssets & Partial<BootstrapReference & PageBootstrap>)
    | null
  if (!assets) return

  const addLink = (properties: Partial<HTMLLinkElement>) => {
    const link = Object.assign(document.createElement('link'), properties)
    document.head.append(link)
    return link
  }

  /** Loads scripts in parallel to each other; some in a task, because each costs a slow phone milliseconds. */
  const preload = (scripts: readonly string[]) => {
    const { relList } = document.createElement('link')
    const rel = relList.supports && relList.supports('modulepreload') ? 'modulepreload' : 'preload'
    for (const href of scripts.slice(0, 6)) addLink({ rel, as: 'script', crossOrigin: '', href })
    if (scripts.length > 6) setTimeout(() => preload(scripts.slice(6)))
  }

  /** Evaluates the slices one by one: in one task they would hold up a tap by all their time. */
  const startShop = () => {
    const endTask = () =>
      new Promise((resolve) => {
        setTimeout(resolve)
      })
    let turn = Promise.resolve<unknown>(undefined)
    for (const href of assets.scripts) turn = turn.then(() => import(/* @vite-ignore */ href)).then(endTask)
  }

  /** Adds the complete style sheets together: with each by itself the style of every element would be computed again. */
  const addStyles = () => {
    const loading = assets.styles.map((href) => {
      const link = addLink({ rel: 'stylesheet', media: 'print', fetchPriority: 'high', href })
      return new Promise<HTMLLinkElement>((resolve) => {
        link.addEventListener('load', () => resolve(link))
        link.addEventListener('error', () => {
          // The import that needs it loads it again, and reports it.
          link.remove()
          resolve(link)
        })
      })
    })
    return Promise.all(loading).then((links) => links.forEach((link) => (link.media = 'all')))
  }

  const hydrate = () => {
    for (const name of triggerEvents) removeEventListener(name, hydrate)
    // Preloaded in parallel to the script; `readPageBootstrap` consumes it.
    if (assets.url) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: assets.url })
    preload([...assets.scripts, ...assets.imports])
    void addStyles().then(startShop)
  }

  const waitForIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: 2000 })
    else setTimeout(hydrate, 200)
  }

  /** A slow phone is idle between its parsing and its first paint, too, and must not fetch the shop there. */
  const hydrateWhenIdle = () => {
    // A hidden page is not painted.
    if (document.hidden) waitForIdle()
    else requestAnimationFrame(() => setTimeout(waitForIdle))
  }

  /** A tap on a button that comes before the shop is not lost: it is repeated once the shop has taken the page over. */
  const keepTap = () => {
    const takenOver: typeof TAKEN_OVER = 'mw-taken-over'
    const patienceMs: typeof TAP_PATIENCE_MS = 10_000
    let tap: { readonly button: HTMLElement; readonly at: number } | undefined
    // Called after React, which has found the button if it listens already.
    const keep = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button')
      const isHandled = !button || Object.keys(button).some((key) => key.startsWith('__reactFiber$'))
      tap = isHandled ? undefined : { button, at: Date.now() }
    }
    addEventListener('click', keep)
    addEventListener(
      takenOver,
      () => {
        removeEventListener('click', keep)
        if (tap && tap.button.isConnected && Date.now() - tap.at < patienceMs) tap.button.click()
      },
      { once: true },
    )
  }

  /** What this session saw last at this address; nothing where it is not known. Rejects where the browser keeps nothing. */
  const readLastView = () => {
    const views: typeof LAST_VIEWS = { database: 'mallwright-views', store: 'views' }
    const holderKey: typeof HOLDER_KEY = 'session'
    const maxWidth: typeof MAX_VIEW_WIDTH = 560
    const lifetimeMs: typeof VIEW_LIFETIME_MS = 604_800_000
    const waitMs: typeof VIEW_WAIT_MS = 1_000
    return new Promise<LastView | undefined>((resolve, reject) => {
      const holder = localStorage.getItem(holderKey)
      if (!holder || innerWidth >= maxWidth) return resolve(undefined)
      // A database may be busy, broken, or never answer (Safari): the shop does not wait for it.
      setTimeout(resolve, waitMs)
      const opening = indexedDB.open(views.database)
      // There are none: nor does looking for them make the database.
      opening.addEventListener('upgradeneeded', () => opening.transaction && opening.transaction.abort())
      opening.addEventListener('error', reject)
      opening.addEventListener('success', () => {
        const key = `${document.documentElement.lang} ${location.pathname}${location.search}`
        const reading = opening.result.transaction(views.store).objectStore(views.store).get(key)
        opening.result.close()
        reading.addEventListener('error', reject)
        reading.addEventListener('success', () => {
          const view = reading.result as LastView | undefined
          const isOwn = view && view.holder === holder && Date.now() - view.at < lifetimeMs
          resolve(isOwn ? view : undefined)
        })
      })
    })
  }

  /** Draws a view beside the shop, in a tree of its own: nothing of the shop finds or changes it. */
  const drawLastView = ({ css, html }: LastView) => {
    const id: typeof LAST_VIEW_ID = 'mw-last-view'
    const patienceMs: typeof VIEW_PATIENCE_MS = 10_000
    const element = Object.assign(document.createElement('div'), { id })
    element.setAttribute('inert', '')
    element.style.cssText =
      'position:absolute;z-index:80;top:0;right:0;left:0;min-height:100%;background:var(--mw-background)'
    const still = '*{animation:none!important;transition:none!important}'
    element.attachShadow({ mode: 'closed' }).innerHTML = `<style>${css}${still}</style><div id="shop">${html}</div>`
    document.body.append(element)
    // The shop removes it; a shop that does not start must not lie below it for ever.
    setTimeout(() => element.remove(), patienceMs)
  }

  /** Starts the shop once what was seen last is painted, or at once. */
  const startAfterLastView = (view?: LastView) => {
    if (view) drawLastView(view)
    // A hidden page is not painted.
    if (!view || document.hidden) startShop()
    else requestAnimationFrame(() => setTimeout(startShop))
  }

  const showUpdateNotice = () => {
    const notice = document.createElement('p')
    notice.style.cssText =
      'margin:0;padding:96px 24px;color:var(--mw-text);font:16px/1.8 system-ui,sans-serif;text-align:center'
    const home = Object.assign(document.createElement('a'), { href: '/', textContent: '返回首页 Home' })
    home.style.color = 'inherit'
    const br = () => document.createElement('br')
    notice.append(
      '您的浏览器版本过低，请更新浏览器后访问。',
      br(),
      'Please update your browser to open this page.',
      br(),
      home,
    )
    document.body.append(notice)
  }

  const isPrerendered = assets.url !== undefined || assets.page !== undefined || assets.screen !== undefined
  // What Chrome 97, Safari 15.4 and Firefox 104 have and the shop's script needs. Without it a prerendered page stays readable.
  const isSupported = 'hasOwn' in Object && 'findLast' in Array.prototype
  if (!isSupported) {
    if (!isPrerendered) showUpdateNotice()
    return
  }
  if (!isPrerendered) {
    // Its styles are part of the document, and so are preloads of its scripts.
    readLastView().then(startAfterLastView, startShop)
    return
  }
  // The page is complete without scripts: the shop hydrates when idle or at the first interaction.
  for (const name of triggerEvents) addEventListener(name, hydrate, { once: true, passive: true })
  keepTap()
  if (document.readyState === 'complete') hydrateWhenIdle()
  else addEventListener('load', hydrateWhenIdle, { once: true })
})()
