import { afterEach, expect, it, vi } from 'vitest'

import { slideOut } from './sheet-motion.ts'

const animation = new EventTarget()

function openSheet(): HTMLElement {
  document.body.innerHTML =
    '<dialog><div class="shop-sheet-panel" style="transform: translateY(90px)">规格</div></dialog>'
  return document.querySelector('dialog') as HTMLElement
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
  vi.unstubAllGlobals()
})

it('slides out as an inert copy from where the finger left it, and is gone afterwards', () => {
  const animate = vi.fn(() => animation)
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  slideOut(openSheet())
  const copy = document.querySelector('.shop-sheet-leaving')
  expect(copy).toHaveAttribute('aria-hidden', 'true')
  expect(animate).toHaveBeenLastCalledWith(
    [{ transform: 'translateY(90px)' }, { transform: 'translateY(100%)' }],
    expect.anything(),
  )
  animation.dispatchEvent(new Event('finish'))
  expect(document.querySelector('.shop-sheet-leaving')).toBeNull()
})

it('goes at once for readers who prefer less motion', () => {
  Object.defineProperty(Element.prototype, 'animate', { value: vi.fn(), configurable: true })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  slideOut(openSheet())
  expect(document.querySelector('.shop-sheet-leaving')).toBeNull()
})
