import type { Boot, BOOT_ID } from './boot.ts'

// This script is inlined into the page, so it must not import anything: hence only types of its neighbours.
const bootId: typeof BOOT_ID = 'mw-boot'

// The page is complete without any script. The shop follows when the browser has nothing better to do, or at the first touch.
const wakeEvents = ['pointerdown', 'keydown', 'focusin'] as const

function wake(): void {
  for (const name of wakeEvents) removeEventListener(name, wake)
  const text = document.getElementById(bootId)?.textContent
  if (!text) return
  const boot = JSON.parse(text) as Boot
  for (const href of boot.styles) {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = href
    document.head.append(sheet)
  }
  void import(/* @vite-ignore */ boot.script)
}

function wakeWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(wake, { timeout: 2000 })
  else setTimeout(wake, 200)
}

for (const name of wakeEvents) addEventListener(name, wake, { once: true, passive: true })
if (document.readyState === 'complete') wakeWhenIdle()
else addEventListener('load', wakeWhenIdle, { once: true })
