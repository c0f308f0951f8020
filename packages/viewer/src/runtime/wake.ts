import type { BOOT_ID, BootElsewhere, Wake } from './boot.ts'

// One small file that every page names. It is no module, so it imports nothing (hence only types of its neighbours) and
// leaves no name behind.
;(() => {
  const bootId: typeof BOOT_ID = 'mw-boot'
  // The page is complete without any script. The shop follows when the browser has nothing better to do, or at the first touch.
  const wakeEvents = ['pointerdown', 'keydown', 'focusin'] as const

  const addLink = (parts: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), parts))

  const wake = () => {
    for (const name of wakeEvents) removeEventListener(name, wake)
    const text = document.getElementById(bootId)?.textContent
    if (!text) return
    const told = JSON.parse(text) as Wake | BootElsewhere
    // On its way while the script is; `readBoot` takes it from there.
    if ('boot' in told) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: told.boot })
    for (const href of told.styles) addLink({ rel: 'stylesheet', href })
    void import(/* @vite-ignore */ told.script)
  }

  const wakeWhenIdle = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(wake, { timeout: 2000 })
    else setTimeout(wake, 200)
  }

  for (const name of wakeEvents) addEventListener(name, wake, { once: true, passive: true })
  if (document.readyState === 'complete') wakeWhenIdle()
  else addEventListener('load', wakeWhenIdle, { once: true })
})()
