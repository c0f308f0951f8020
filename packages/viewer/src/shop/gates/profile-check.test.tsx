import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTestShop, LOGIN, resetBrowser, stubGateway } from '../app/test-shop.tsx'
import { ShopContext } from '../client/shop-context.ts'
import { useProfileCheck } from './profile-check.ts'

const INDIVIDUAL = { ...LOGIN, cOrgName: '', iTradeRoleType: 1, iAuthenticationType: 0 }
const BUYER = { ...LOGIN, cOrgName: '北辰精工', cEnterpriseUuid: 'e1', iTradeRoleType: 2, iAuthenticationType: 1 }

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

function Checked({ isSkipped }: { readonly isSkipped: boolean }) {
  useProfileCheck(isSkipped)
  return <p>订单</p>
}

async function open(profile: object, isSkipped: boolean) {
  stubGateway({ getAccountByAccSignId: () => ({ data: profile }) })
  const shop = createTestShop()
  const ask = vi.spyOn(shop.feedback, 'ask').mockResolvedValue(true)
  const tree = (skips: boolean) => (
    <ShopContext value={shop}>
      <Checked isSkipped={skips} />
    </ShopContext>
  )
  await shop.signInFlow.signIn({ phone: LOGIN.cMobilePhone, password: 'x' })
  const { rerender } = render(tree(isSkipped))
  expect(screen.getByText('订单')).toBeInTheDocument()
  return { shop, ask, draw: (skips: boolean) => rerender(tree(skips)) }
}

it('guides an account that cannot buy yet, once per session', async () => {
  const { ask, draw } = await open(INDIVIDUAL, false)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ title: '新手买家指引' }))
  draw(true)
  draw(false)
  await act(() => Promise.resolve())
  expect(ask).toHaveBeenCalledTimes(1)
})

it.each([
  ['on a route that skips the check', INDIVIDUAL, true],
  ['for an account that may buy', BUYER, false],
])('shows no dialog %s', async (_, profile, isSkipped) => {
  const { ask } = await open(profile, isSkipped)
  await act(() => vi.dynamicImportSettled())
  expect(ask).not.toHaveBeenCalled()
})
