import type { NodeId } from '@mallwright/contract/document'
import { act, render } from '@testing-library/react'
import { Profiler } from 'react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { carousel } from '../carousel/carousel.ts'
import { carouselView } from '../carousel/carousel.view.tsx'
import { readFields } from '../kit/field.ts'
import { productList } from '../product-list/product-list.ts'
import { productListView } from '../product-list/product-list.view.tsx'
import { plainProduct } from '../stress-fixtures/stress-records.ts'

const STEP = 100
const COUNT = 6

const rendered = vi.fn<() => void>()
const COMMON = {
  nodeId: 'n' as NodeId,
  locale: 'zh-CN',
  mode: 'view',
  origin: 'http://shop.test',
  isFirst: false,
  onAction: () => undefined,
} as const

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // Columns of `STEP` px; jsdom has no layout of its own.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * STEP
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  rendered.mockReset()
})

/** Draws a module, scrolls its strip by two columns, and tells how often that rendered it. */
async function scroll(module: ReactNode, selector: string): Promise<number> {
  const { container } = render(
    <Profiler id="strip" onRender={rendered}>
      {module}
    </Profiler>,
  )
  await act(async () => void (await import('./strip-motion.ts')))
  rendered.mockClear()
  const strip = container.querySelector(selector)
  if (!strip) throw new Error('no strip')
  for (const column of [1, 2])
    act(() => {
      strip.scrollLeft = column * STEP
      strip.dispatchEvent(new Event('scroll'))
    })
  return rendered.mock.calls.length
}

it('renders no product of a strip while it is scrolled', async () => {
  const items = Array.from({ length: COUNT }, (_, index) => plainProduct(`P${index}`))
  const props = readFields(productList.fields, { layout: 'scroll' })
  const data = { state: 'ready', value: { items, total: COUNT, page: 1 } } as const
  expect(await scroll(<productListView.View {...COMMON} props={props} data={data} />, '.mw-products-list')).toBe(0)
})

it('renders a carousel at every page, which its dots show', async () => {
  const slide = { alt: '', picture: { url: '/p.svg', width: 750, height: 360 } }
  const slides = Array.from({ length: COUNT }, () => slide)
  const props = readFields(carousel.fields, { slides, perView: 1, isAutoplay: false })
  const data = { state: 'ready', value: undefined } as const
  expect(await scroll(<carouselView.View {...COMMON} props={props} data={data} />, '.mw-carousel-track')).toBe(2)
  expect(document.querySelectorAll('.mw-carousel-dot')[2]).toHaveClass('is-current')
})
