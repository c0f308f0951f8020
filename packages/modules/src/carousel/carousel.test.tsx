import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import { drawModule } from '../kit/test-view.tsx'
import { RESTART_DELAY_MS } from '../scroll-snap/autoplay.ts'
import { INTERVAL_UNIT_MS, slideDelayMs } from './slide-delay.ts'
import { carousel, CAROUSEL_DEFAULTS } from './carousel.ts'
import { carouselView } from './carousel.view.tsx'

const slide = (alt: string) => ({ alt, picture: { url: '/p.svg', width: 750, height: 360 } })
const SLIDES = { slides: [slide('一'), slide('二'), slide('三')], perView: 1 }
// What moves it is loaded after the first paint.
const moved = () => act(async () => void (await import('../scroll-snap/strip-motion.ts')))
const draw = async (stored: Record<string, unknown> = {}, mode: 'view' | 'edit' = 'view') => {
  const drawn = drawModule(carousel, carouselView, { stored: { ...SLIDES, ...stored }, mode })
  await moved()
  return drawn
}

const scrollTo = vi.fn<(to: unknown) => void>()
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollTo = scrollTo
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('autoplay', () => {
  it('is on by default and advances every interval × 1000 ms', () => {
    const read = (stored: object) => readFields(carousel.fields, stored as Record<string, unknown>)
    expect(INTERVAL_UNIT_MS).toBe(1000)
    expect(CAROUSEL_DEFAULTS).toEqual({ interval: 3, perView: 3, spacing: 20 })
    expect(slideDelayMs(read({}), 'view')).toBe(3000)
    expect(slideDelayMs(read({ interval: 7 }), 'view')).toBe(7000)
    expect(slideDelayMs(read({ isAutoplay: false }), 'view')).toBe(0)
    expect(slideDelayMs(read({}), 'edit')).toBe(0)
  })

  it('shows the next slide after one interval', async () => {
    await draw({ interval: 2 })
    pass(1999)
    expect(scrollTo).not.toHaveBeenCalled()
    pass(1)
    expect(scrollTo).toHaveBeenCalledTimes(1)
    pass(2000)
    expect(scrollTo).toHaveBeenCalledTimes(2)
  })

  it('restarts 1 s after a change', async () => {
    expect(RESTART_DELAY_MS).toBe(1000)
    const { change } = await draw({ interval: 2 })
    pass(1000)
    change({ ...SLIDES, interval: 3 })
    await moved()
    pass(3999)
    expect(scrollTo).not.toHaveBeenCalled()
    pass(1)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('pauses while touched, and continues 1 s and an interval later', async () => {
    const { root } = await draw({ interval: 2 })
    const track = root.querySelector('.mw-carousel-track') as Element
    act(() => void track.dispatchEvent(new Event('pointerdown')))
    pass(10_000)
    expect(scrollTo).not.toHaveBeenCalled()
    act(() => void track.dispatchEvent(new Event('pointerup')))
    pass(2999)
    expect(scrollTo).not.toHaveBeenCalled()
    pass(1)
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })
})

describe('slides', () => {
  it('render immediately, not 1 s after the mount (decision 0019)', async () => {
    await draw()
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['一', '二', '三'])
  })

  it('are 3 placeholders in edit mode without pictures, and nothing for buyers', async () => {
    await draw({ slides: [] }, 'edit')
    expect(screen.getAllByText(/^图片 \d$/)).toHaveLength(3)
    expect((await draw({ slides: [] })).root).toBeEmptyDOMElement()
  })
})
