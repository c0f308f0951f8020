import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { GatewayAnswer } from '../../../app/test-shop.tsx'

const WORK = {
  types: [
    { cVouchType: 'PUR_ORDER', cVouchTypeName: '采购订单', cStepNo: '07', cSide: 'up', iOpenCount: 1, bAdd: true },
  ],
  iTaskCount: 0,
  bCollaborate: false,
  bMayCollaborate: true,
}

/** The work desk; `sent` are the switches of 采购协同, which `answer` answers. */
function openDesk(change: Partial<typeof WORK> = {}, answer: GatewayAnswer = { data: {} }) {
  const sent: unknown[] = []
  const opened = openAsBuyer(
    '/micro/alm-mall-shop/UserCenter/work',
    { isVerified: true, isPersonVerified: true },
    {
      getVoucherWork: () => ({ data: { ...WORK, ...change } }),
      saveCollaboration: (body) => {
        sent.push(body['bCollaborate'])
        return answer
      },
    },
  )
  return { ...opened, sent }
}

const collaboration = () => screen.findByRole('switch', { name: '采购协同' })

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

it('switches 采购协同 for an administrator, without axe violations', async () => {
  const { container, sent } = openDesk()
  expect(await collaboration()).not.toBeChecked()
  await userEvent.click(await collaboration())
  expect(await collaboration()).toBeChecked()
  expect(sent).toEqual([true])
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

it('takes the switch back when it is refused', async () => {
  openDesk({}, { code: 4003, msg: '个人团队不支持采购协同', data: {} })
  await userEvent.click(await collaboration())
  expect(await screen.findByText('个人团队不支持采购协同')).toBeInTheDocument()
  await waitFor(async () => expect(await collaboration()).not.toBeChecked())
})

it('has no switch for other members', async () => {
  openDesk({ bMayCollaborate: false })
  await screen.findByText('采购订单')
  expect(screen.queryByRole('switch', { name: '采购协同' })).not.toBeInTheDocument()
})
