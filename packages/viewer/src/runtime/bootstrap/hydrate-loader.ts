import type { BOOTSTRAP_ID, BootstrapReference, HydrationAssets } from './page-bootstrap.ts'

// A classic script referenced by every prerendered page: imports types only and leaves no global.
;(() => {
  const bootstrapId: typeof BOOTSTRAP_ID = 'mw-bootstrap'
  // The page is complete without scripts: the shop hydrates when idle or at the first interaction.
  const triggerEvents = ['pointerdown', 'keydown', 'focusin'] as const

  const addLink = (properties: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), properties))

  const hydrate = () => {
    for (const name of triggerEvents) removeEventListener(name, hydrate)
    const text = document.getElementById(bootstrapId)?.textContent
    if (!text) return
    const assets = JSON.parse(text) as HydrationAssets | BootstrapReference
    // Preloaded in parallel to the script; `readPageBootstrap` consumes it.
    if ('url' in assets) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: assets.url })
    for (const href of assets.styles) addLink({ rel: 'stylesheet', href })
    void import(/* @vite-ignore */ assets.script)
  }

  const hydrateWhenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: 2000 })
    else setTimeout(hydrate, 200)
  }

  for (const name of triggerEvents) addEventListener(name, hydrate, { once: true, passive: true })
  if (document.readyState === 'complete') hydrateWhenIdle()
  else addEventListener('load', hydrateWhenIdle, { once: true })
})()
