import { expect, it, vi } from 'vitest'

import { onPageScroll } from './page-scroll.ts'

it('tells of the page’s scrolling before other listeners, of no list’s, and of nothing once it is left', () => {
  const list = document.body.appendChild(document.createElement('div'))
  const calls: string[] = []
  const other = () => calls.push('other')
  window.addEventListener('scroll', other)
  const listener = vi.fn(() => calls.push('first'))
  const stop = onPageScroll(listener)
  list.dispatchEvent(new Event('scroll'))
  expect(listener).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  expect(calls).toEqual(['first', 'other'])
  stop()
  document.dispatchEvent(new Event('scroll'))
  expect(listener).toHaveBeenCalledOnce()
  window.removeEventListener('scroll', other)
})
