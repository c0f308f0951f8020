import { clear, createStore, keys, set } from 'idb-keyval'
import type { DataRouter, RouterState } from 'react-router'

import { HOLDER_KEY, LAST_VIEW_ID, LAST_VIEWS, MAX_VIEW_WIDTH } from '../../runtime/bootstrap/last-view.ts'
import type { LastView } from '../../runtime/bootstrap/last-view.ts'
import { parseSheet, usedCss } from '../../runtime/bootstrap/used-css.ts'
import type { Shop } from '../client/shop.ts'
import { openSheets } from '../navigation/open-sheets.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** Number of kept views: some tabs and lists, and orders looked at lately. The next one begins anew. */
const MAX_VIEWS = 24

/** Time (ms) that a screen gets after a navigation before it is looked at. */
const SETTLE_MS = 500

/** What stands for content that is still read; the foot of a list waits for a finger instead. */
const WAITING = ':is([aria-busy="true"], .shop-skeleton-bar):not(.shop-load-more, .shop-load-more *)'

/**
 * Keeps what an account sees, for the first view of its next visit, and takes away what the loader has drawn of the last one as
 * soon as the screen itself is whole. Returns a stop function. Decision 0138.
 */
export function followLastViews(shop: Shop, router: DataRouter, element: Element): () => void {
  const views = createViewStore()
  const endReplacing = replaceLastView(router, element)
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    if (canKeep(shop, router.state) && isWhole(element)) void views.keep(element)
  }
  const keepSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(keep, SETTLE_MS)
  }
  const onVisibility = () => {
    if (document.hidden) keep()
  }
  const stops = [
    endReplacing,
    router.subscribe(keepSoon),
    // Another account, or another institution.
    shop.callerRevision.subscribe(() => void views.forget()),
    shop.queryClient.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') keepSoon()
    }),
  ]
  document.addEventListener('visibilitychange', onVisibility)
  keepSoon()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    for (const stop of stops) stop()
  }
}

/** Whether the open screen is one whose view is kept, as it stands after it was opened. */
function canKeep({ sessions }: Shop, { matches, location, navigation }: RouterState): boolean {
  const route = matches.at(-1)?.route.handle as ShopRoute | undefined
  return (
    route?.showsLastView === true &&
    navigation.state === 'idle' &&
    sessions.session.get()?.kind === 'account' &&
    openSheets(location.state).length === 0 &&
    window.scrollY === 0 &&
    window.innerWidth < MAX_VIEW_WIDTH
  )
}

function isWhole(element: Element): boolean {
  return element.childElementCount > 0 && !element.querySelector(WAITING)
}

/** Removes the view that the loader has drawn once the screen is whole or was left; the loader does when it is neither for long. */
function replaceLastView(router: DataRouter, element: Element): () => void {
  const drawn = document.getElementById(LAST_VIEW_ID)
  if (!drawn) return () => undefined
  const end = () => {
    clearInterval(look)
    unsubscribe()
    drawn.remove()
  }
  const { pathname } = router.state.location
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.pathname !== pathname) end()
  })
  // Not by frames, which a hidden page does not have.
  const look = setInterval(() => {
    if (isWhole(element) || !drawn.isConnected) end()
  }, 50)
  return end
}

/** Keeps views in the browser; one that keeps nothing is not an error. */
function createViewStore() {
  const store = createStore(LAST_VIEWS.database, LAST_VIEWS.store)
  let last = ''
  return {
    async keep(element: Element): Promise<void> {
      const holder = localStorage.getItem(HOLDER_KEY)
      const html = markupOf(element)
      const key = `${document.documentElement.lang} ${location.pathname}${location.search}`
      if (!holder || last === key + html) return
      last = key + html
      try {
        const view: LastView = { holder, at: Date.now(), css: usedCss(parseSheet(sheetsOf(document)), html), html }
        const kept = await keys<string>(store)
        if (kept.length >= MAX_VIEWS && !kept.includes(key)) await clear(store)
        await set(key, view, store)
      } catch {
        // There is no room for it, or a sheet of another origin hides its rules.
      }
    },
    async forget(): Promise<void> {
      last = ''
      await clear(store).catch(() => undefined)
    },
  }
}

/** What is not drawn again: kept-alive screens, and what would act by itself. */
const UNDRAWN = '[hidden], script, iframe, video, [autofocus]'

/** Markup of what stands on the screen, as it looks. */
function markupOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  copyLooks(element, copy)
  return copy.innerHTML
}

/** Gives copied content what its markup does not say, and removes from it what is not drawn or stands below the fold. */
function copyLooks(original: Element, copy: Element): void {
  const copies = [...copy.children]
  for (const [index, child] of [...original.children].entries()) {
    const copied = copies[index]
    if (!copied) continue
    if (child.matches(UNDRAWN) || child.getBoundingClientRect().top > window.innerHeight) copied.remove()
    else copyLooks(child, copied)
  }
  if (original instanceof HTMLInputElement) copy.toggleAttribute('checked', original.checked)
  // It is cached, and is to be painted with the text beside it.
  if (copy instanceof HTMLImageElement) Object.assign(copy, { loading: 'eager', decoding: 'sync' })
}

/** All rules of a document as one text. */
function sheetsOf({ styleSheets }: Document): string {
  return [...styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('')
}
