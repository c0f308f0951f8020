import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { startEndless } from './endless-strip.ts'

const STEP = 100
const WIDTH = 150

/** A scroller that is laid out in columns of `STEP` px; jsdom has no layout of its own. */
function strip(count: number, rows = 1) {
  const scroller = document.createElement('ul')
  let scrollLeft = 0
  Object.defineProperty(scroller, 'clientWidth', { value: WIDTH })
  Object.defineProperty(scroller, 'scrollLeft', { get: () => scrollLeft })
  scroller.scrollTo = ((to: ScrollToOptions) => {
    scrollLeft = to.left ?? 0
  }) as typeof scroller.scrollTo
  scroller.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, 10)
  const lay = (item: HTMLElement) => {
    item.getBoundingClientRect = () =>
      new DOMRect(Math.floor([...scroller.children].indexOf(item) / rows) * STEP - scrollLeft, 0, STEP, 10)
    return item
  }
  const add = (name: string) => {
    const item = document.createElement('li')
    item.innerHTML = `<a href="#${name}"><img loading="lazy"><b>${name}</b></a>`
    scroller.append(lay(item))
  }
  for (let index = 0; index < count; index += 1) add(String.fromCharCode(97 + index))
  document.body.append(scroller)
  const swipeTo = (left: number) => {
    scrollLeft = left
    scroller.dispatchEvent(new Event('scrollend'))
    return scrollLeft
  }
  return { scroller, swipeTo, add, left: () => scrollLeft }
}

const names = (scroller: HTMLElement) => [...scroller.children].map(({ textContent }) => textContent).join('')
const copies = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-copy]')]
const touch = (scroller: HTMLElement, name: string, count: number) =>
  scroller.dispatchEvent(Object.assign(new Event(name), { touches: Array.from({ length: count }) }))

beforeEach(() => vi.stubGlobal('onscrollend', null))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('has copies of the last items before the first and of the first after the last, and stays where it was', () => {
  const { scroller, left } = strip(6)
  const endless = startEndless(scroller, 1)
  expect(names(scroller)).toBe('cdefabcdefabcd')
  expect(left()).toBe(4 * STEP)
  expect(endless.column()).toBe(0)
  endless.stop()
  expect(names(scroller)).toBe('abcdef')
  expect(left()).toBe(0)
})

it('jumps by its length once a scroll ends beyond an end, to the same items', () => {
  const { scroller, swipeTo } = strip(6)
  startEndless(scroller, 1)
  expect(swipeTo(3 * STEP)).toBe(9 * STEP)
  expect(swipeTo(10 * STEP)).toBe(4 * STEP)
  expect(swipeTo(7 * STEP + 30)).toBe(7 * STEP + 30)
})

it('leaves the position to a finger, and wraps before the next swipe', () => {
  const { scroller, swipeTo, left } = strip(6)
  startEndless(scroller, 1)
  touch(scroller, 'touchstart', 1)
  expect(swipeTo(2 * STEP)).toBe(2 * STEP)
  touch(scroller, 'touchend', 0)
  touch(scroller, 'touchstart', 1)
  expect(left()).toBe(8 * STEP)
})

describe('a copy', () => {
  it('is seen only: not read, not focused', () => {
    const { scroller } = strip(6)
    startEndless(scroller, 1)
    for (const copy of copies(scroller)) {
      expect(copy).toHaveAttribute('aria-hidden', 'true')
      expect(copy.querySelector('a')).toHaveAttribute('tabindex', '-1')
    }
    expect(scroller.querySelectorAll('li:not([data-copy]) a[tabindex]')).toHaveLength(0)
  })

  it('forwards a plain click to the same element of its item', () => {
    const { scroller } = strip(6)
    startEndless(scroller, 1)
    const clicked: unknown[] = []
    for (const item of scroller.querySelectorAll('li:not([data-copy])'))
      item.addEventListener('click', ({ target }) => clicked.push([item.textContent, (target as Element).localName]))
    const [first, last] = [copies(scroller)[0], copies(scroller).at(-1)]
    first?.querySelector('b')?.click()
    last?.querySelector('img')?.click()
    last?.click()
    expect(clicked).toEqual([
      ['c', 'b'],
      ['d', 'img'],
      ['d', 'li'],
    ])
  })

  it('leaves a click for another tab to the browser', () => {
    const { scroller } = strip(6)
    startEndless(scroller, 1)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    scroller.addEventListener('click', (event) => event.preventDefault(), { once: true })
    const seen = vi.fn<() => void>()
    for (const item of scroller.querySelectorAll('li:not([data-copy])')) item.addEventListener('click', seen)
    copies(scroller)[0]?.querySelector('a')?.dispatchEvent(click)
    expect(seen).not.toHaveBeenCalled()
  })
})

it('follows items that come later, and texts that change', async () => {
  const { scroller, add } = strip(5)
  startEndless(scroller, 1)
  add('x')
  await Promise.resolve()
  expect(names(scroller)).toBe('cdexabcdexabcd')
  const name = scroller.querySelectorAll('li:not([data-copy]) b')[0]
  if (name?.firstChild) name.firstChild.nodeValue = 'A'
  await Promise.resolve()
  expect(names(scroller)).toBe('cdexAbcdexAbcd')
})

it('copies whole columns of several rows', () => {
  const { scroller, left } = strip(8, 2)
  startEndless(scroller, 2)
  expect(names(scroller)).toBe('abcdefgh'.repeat(3))
  expect(left()).toBe(4 * STEP)
})

it.each([
  ['what fits', 1, 1],
  ['a column that is not full', 7, 2],
  ['no items', 0, 1],
])('leaves %s alone', (_, count, rows) => {
  const { scroller } = strip(count, rows)
  startEndless(scroller, rows).stop()
  expect(copies(scroller)).toEqual([])
  expect(scroller.children).toHaveLength(count)
})
