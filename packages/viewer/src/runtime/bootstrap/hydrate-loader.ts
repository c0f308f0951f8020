import type { BOOTSTRAP_ID, BootstrapReference, HydrationAssets, PageBootstrap } from './page-bootstrap.ts'

// A classic script referenced by every page: imports types only, leaves no global, and parses on engines of 2018.
;(() => {
  const bootstrapId: typeof BOOTSTRAP_ID = 'mw-bootstrap'
  const triggerEvents = ['pointerdown', 'keydown', 'focusin'] as const
  const json = document.getElementById(bootstrapId)
  const assets = JSON.parse((json && json.textContent) || 'null') as
    | (HydrationAssets & Partial<BootstrapReference & PageBootstrap>)
    | null
  if (!assets) return

  const addLink = (properties: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), properties))

  const hydrate = () => {
    for (const name of triggerEvents) removeEventListener(name, hydrate)
    // Preloaded in parallel to the script; `readPageBootstrap` consumes it.
    if (assets.url) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: assets.url })
    for (const href of assets.styles) addLink({ rel: 'stylesheet', href })
    void import(/* @vite-ignore */ assets.script)
  }

  const hydrateWhenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: 2000 })
    else setTimeout(hydrate, 200)
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
    // Its styles are part of the document.
    void import(/* @vite-ignore */ assets.script)
    return
  }
  // The page is complete without scripts: the shop hydrates when idle or at the first interaction.
  for (const name of triggerEvents) addEventListener(name, hydrate, { once: true, passive: true })
  if (document.readyState === 'complete') hydrateWhenIdle()
  else addEventListener('load', hydrateWhenIdle, { once: true })
})()
