import { afterEach, expect, it } from 'vitest'

import { tappedAnchor } from './anchor-taps.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

function tap(html: string, init: MouseEventInit = {}, isHandled = false): HTMLAnchorElement | undefined {
  document.body.innerHTML = html
  let found: HTMLAnchorElement | undefined
  const listen = (event: MouseEvent) => {
    if (isHandled) event.preventDefault()
    found = tappedAnchor(event)
    event.preventDefault()
  }
  document.body.addEventListener('click', listen, { once: true })
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return found
}

it('finds the anchor of a plain tap, also on an element inside it', () => {
  expect(tap('<a href="/x"><b>x</b></a>')?.pathname).toBe('/x')
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a tap with %o to the browser',
  (init) => {
    expect(tap('<a href="/x"><b>x</b></a>', init)).toBeUndefined()
  },
)

it.each(['<a href="/x" target="_blank"><b>', '<a href="/x" download><b>', '<a href="#top"><b>', '<a><b>', '<p><b>'])(
  'leaves %s to the browser',
  (html) => {
    expect(tap(html)).toBeUndefined()
  },
)

it('ignores events that were already handled', () => {
  expect(tap('<a href="/x"><b>x</b></a>', {}, true)).toBeUndefined()
})
