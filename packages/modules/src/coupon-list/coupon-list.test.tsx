import type { ReceivableCard } from '@mallwright/contract/coupon'
import { fen } from '@mallwright/contract/values'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { FIRST_QUERY } from '../kit/module-view.ts'
import type { Loaded, ModuleAction, ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { couponList } from './coupon-list.ts'
import { couponListView } from './coupon-list.view.tsx'

const coupon = (id: string, change: Partial<ReceivableCard> = {}): ReceivableCard => ({
  id,
  name: `优惠券 ${id}`,
  kind: 'amount',
  amount: fen(30_000),
  rateBps: 10_000,
  minSpend: fen(500_000),
  maxOff: undefined,
  shopId: '',
  shopName: '',
  scope: 'all',
  buyers: 'any',
  state: 'open',
  left: 10,
  total: 10,
  validity: { days: 7 },
  ...change,
})
const ready = (...value: ReceivableCard[]): Loaded<readonly ReceivableCard[]> => ({ state: 'ready', value })
const draw = (data: Loaded<readonly ReceivableCard[]>, stored: Record<string, unknown> = {}, mode: ViewMode = 'view') =>
  drawModule(couponList, couponListView, { stored, mode, data })

describe('a coupon', () => {
  it('says what it is worth and from which amount', () => {
    draw(
      ready(
        coupon('a'),
        coupon('b', { kind: 'share', rateBps: 8500, minSpend: fen(0), maxOff: fen(5000) }),
        coupon('c', { kind: 'freight', minSpend: fen(9900) }),
      ),
    )
    expect(screen.getAllByRole('article').map((one) => one.querySelector('p')?.textContent)).toEqual([
      '¥300满¥5,000可用',
      '8.5折无门槛，最高减¥50',
      '免运费满¥99可用',
    ])
  })

  it('is received in place, once its host says so', () => {
    const { onAction } = draw(ready(coupon('a')))
    fireEvent.click(screen.getByRole('button', { name: '领取' }))
    const [action] = onAction.mock.calls[0] as [ModuleAction]
    expect(action).toMatchObject({ type: 'receiveCoupon', couponId: 'a' })
    expect(screen.getByRole('button', { name: '领取' })).toBeVisible()
    act(() => {
      if (action.type === 'receiveCoupon') action.onReceived()
    })
    expect(screen.getByText('已领取')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('that cannot be received says why', () => {
    draw(
      ready(coupon('a', { state: 'received' }), coupon('b', { state: 'gone' }), coupon('c', { state: 'otherBuyers' })),
    )
    for (const text of ['已领取', '已领完', '身份不符']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('is only previewed in edit mode', () => {
    const { onAction } = draw(ready(coupon('a')), {}, 'edit')
    fireEvent.click(screen.getByRole('button', { name: '领取' }))
    expect(onAction.mock.calls).toEqual([[{ type: 'previewOnly' }]])
  })
})

describe('the list', () => {
  it('has at most as many as are wanted, of the chosen shop', async () => {
    draw(ready(coupon('a'), coupon('b'), coupon('c')), { count: 2 })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    const coupons = vi.fn(() => Promise.resolve([]))
    await couponListView.load?.({ shopIds: ['s1'] } as never, { coupons } as never, FIRST_QUERY)
    await couponListView.load?.({ shopIds: [] } as never, { coupons } as never, FIRST_QUERY)
    expect(coupons.mock.calls).toEqual([['s1'], ['']])
  })

  it('says that there are none, and offers another try after a failure', () => {
    draw(ready())
    expect(screen.getByText('暂无可领取的优惠券')).toBeVisible()
    const { onAction } = draw({ state: 'failed', message: '网络开小差了' })
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 1, append: false })
  })
})
