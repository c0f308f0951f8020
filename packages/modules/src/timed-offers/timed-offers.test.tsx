import type { TimedOfferCard } from '@mallwright/contract/catalog'
import { fen } from '@mallwright/contract/values'
import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import { FIRST_QUERY } from '../kit/module-view.ts'
import type { Loaded, ModuleAction, ServerClock, ViewMode } from '../kit/module-view.ts'
import { offerAt } from '../stress-fixtures/stress-records.ts'
import { viewProps } from '../kit/test-view.tsx'
import { takenPercent } from './offer-state.ts'
import { timedOffers } from './timed-offers.ts'
import { timedOffersView } from './timed-offers.view.tsx'

const NOON = Date.parse('2026-11-28T12:00:00+08:00')
const HOUR_MS = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: readonly object[]) => void
      constructor(report: (entries: readonly object[]) => void) {
        this.report = report
      }
      observe() {
        this.report([{ isIntersecting: true }])
      }
      disconnect() {
        // Nothing is observed any more.
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const offer = (id: string, change: Partial<TimedOfferCard> = {}): TimedOfferCard =>
  offerAt(0, {
    product: { name: `商品 ${id}`, unit: '件' },
    offer: {
      id,
      price: fen(4990),
      usualPrice: fen(6200),
      startsAt: NOON - HOUR_MS,
      endsAt: NOON + HOUR_MS,
      isStarted: true,
      quota: 200,
      taken: 198,
      ...change,
    },
  })
const SOON = { startsAt: NOON + 60_000, endsAt: NOON + HOUR_MS, isStarted: false, taken: 0 }

const clockAt = (offsetMs: number): ServerClock => ({ offsetMs: () => Promise.resolve(offsetMs) })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function element(
  offers: readonly TimedOfferCard[],
  options: {
    readonly stored?: Record<string, unknown>
    readonly clock?: ServerClock
    readonly mode?: ViewMode
    readonly onAction?: (action: ModuleAction) => void
    readonly data?: Loaded<readonly TimedOfferCard[]>
  } = {},
) {
  const { stored = {}, clock = clockAt(0), mode = 'view', onAction = () => undefined, data } = options
  return (
    <timedOffersView.View
      {...viewProps(mode)}
      props={readFields(timedOffers.fields, stored)}
      data={data ?? { state: 'ready', value: offers }}
      onAction={onAction}
      clock={clock}
    />
  )
}

const cards = () => screen.getAllByRole('link').map((link) => link.textContent)

it('shows both prices, what is taken and the time that is left by the server’s clock', async () => {
  render(element([offer('a')], { clock: clockAt(1000) }))
  await pass(0)
  expect(cards()).toEqual(['抢购中商品 a¥49.90¥62.00已抢 99%距结束00:59:59'])
  expect(screen.getByRole('link', { name: '商品 a，抢购中，¥49.90' })).toBeVisible()
  await pass(1000)
  expect(cards()).toEqual(['抢购中商品 a¥49.90¥62.00已抢 99%距结束00:59:58'])
})

it('says what is to come, what is gone and what is over', async () => {
  render(
    element([
      offer('soon', SOON),
      offer('gone', { taken: 200 }),
      offer('over', { endsAt: NOON - 1 }),
      offer('hidden', { price: undefined, usualPrice: undefined }),
    ]),
  )
  await pass(0)
  expect(cards()).toEqual([
    '即将开始商品 soon¥49.90¥62.00限量 200 件距开始00:01:00',
    '已抢光商品 gone¥49.90¥62.00已抢 100%',
    '已结束商品 over¥49.90¥62.00已抢 99%',
    '抢购中商品 hidden登录后查看价格已抢 99%距结束01:00:00',
  ])
})

it('never says that all is taken while something is left', () => {
  expect(takenPercent({ taken: 199, quota: 200 })).toBe(99)
  expect(takenPercent({ taken: 200, quota: 200 })).toBe(100)
  expect(takenPercent({ taken: 0, quota: 3 })).toBe(0)
})

it('begins and ends by itself, and is read anew each time, once', async () => {
  const onAction = vi.fn()
  render(element([offer('a', { ...SOON, endsAt: NOON + 120_000 })], { onAction }))
  await pass(0)
  expect(onAction).not.toHaveBeenCalled()
  await pass(60_000)
  expect(cards()[0]).toContain('抢购中')
  expect(onAction.mock.calls).toEqual([[{ type: 'load', page: 1, append: false }]])
  await pass(61_000)
  expect(cards()[0]).toContain('已结束')
  expect(onAction).toHaveBeenCalledTimes(2)
})

it('hydrates what the server rendered without complaints, though the server knows the time', async () => {
  const complain = vi.fn<(error: unknown) => void>()
  const warn = vi.spyOn(console, 'error').mockImplementation(complain)
  const container = document.createElement('div')
  // It has begun since it was read.
  const offers = [offer('a', { startsAt: NOON - 1, isStarted: false })]
  container.innerHTML = renderToString(element(offers, { clock: { ...clockAt(0), renderedAt: NOON } }))
  document.body.append(container)
  const root = await act(async () => hydrateRoot(container, element(offers), { onRecoverableError: complain }))
  await pass(0)
  expect(container.textContent).toContain('抢购中')
  expect(complain).not.toHaveBeenCalled()
  act(() => root.unmount())
  container.remove()
  warn.mockRestore()
})

it('shows as many as are wanted, without those to come where they are not wanted', async () => {
  render(element([offer('a'), offer('b', SOON), offer('c')], { stored: { count: 2, isSoonShown: false } }))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('商品 b')).toBeNull()
  const source = { timedOffers: vi.fn(() => Promise.resolve([])) }
  const props = readFields(timedOffers.fields, { codes: ['P1'], count: 3 })
  await timedOffersView.load?.(props, source as never, FIRST_QUERY)
  expect(source.timedOffers).toHaveBeenCalledWith(['P1'], 3)
})

it('says that there are none, and offers another try after a failure', () => {
  render(element([]))
  expect(screen.getByText('暂无限时抢购')).toBeVisible()
  cleanup()
  const onAction = vi.fn()
  render(element([], { data: { state: 'failed', message: '网络开小差了' }, onAction }))
  screen.getByRole('button', { name: '重试' }).click()
  expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 1, append: false })
})
