import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const parcel = (cShipmentUuid: string, iPhase: number) => ({
  cShipmentUuid,
  cExpressName: '顺丰速运',
  cExpressNo: `SF${cShipmentUuid}`,
  iPhase,
  dShip: '2026-11-20 12:00:00',
  dSign: '',
  items: [{ cProdName: `商品${cShipmentUuid}`, cUrl: '/p.svg', cSpecText: 'A4', iQty: 2 }],
})

const open = (answers: Answers) =>
  openAsBuyer(
    '/micro/alm-mall-shop/lookLogistics?cOrderNo=1',
    { isVerified: true },
    {
      getTrackList: () => ({ data: { results: [] } }),
      ...answers,
    },
  )

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the way of an order', () => {
  it('shows steps, number, contents and track of each parcel, without axe violations', async () => {
    const { container } = open({
      getShipmentList: () => ({ data: { results: [parcel('1', 4), parcel('2', 2)] } }),
      getTrackList: ({ cShipmentUuid }) => ({
        data: {
          results:
            cShipmentUuid === '1'
              ? [{ dTrack: '2026-11-21 08:00:00', iPhase: 4, cText: '已签收，前台代收', cArea: '深圳市' }]
              : [],
        },
      }),
    })
    expect(await screen.findByText('已签收，前台代收')).toBeVisible()
    expect(screen.getByText('已签收')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByText('顺丰速运 SF1')).toBeVisible()
    expect(screen.getByText('商品1')).toBeVisible()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    const parcels = within(screen.getByRole('group', { name: '包裹' }))
    await userEvent.click(parcels.getByRole('button', { name: '包裹 2' }))
    expect(await screen.findByText('顺丰速运 SF2')).toBeVisible()
    expect(screen.getByText('运输中')).toHaveAttribute('aria-current', 'step')
    expect(await screen.findByText('暂无物流信息，商家已发货请耐心等待')).toBeVisible()
  })

  it('has not begun before anything was shipped', async () => {
    open({ getShipmentList: () => ({ data: { results: [] } }) })
    expect(await screen.findByText('商家还未发货')).toBeVisible()
  })

  it('can be read again after a failure', async () => {
    let isOffline = true
    open({ getShipmentList: () => (isOffline ? 'offline' : { data: { results: [parcel('1', 1)] } }) })
    expect(await screen.findByText('网络开小差了')).toBeVisible()
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('顺丰速运 SF1')).toBeVisible()
  })
})
