import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { buyerAnswers } from '../app/test-buyer.ts'
import type { TestBuyer } from '../app/test-buyer.ts'
import { createTestShop, LOGIN, resetBrowser, stubGateway } from '../app/test-shop.tsx'
import type { Answers } from '../app/test-shop.tsx'
import { ShopContext } from '../client/shop-context.ts'
import { useProfileCheck } from './profile-check.ts'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

function Checked({ isSkipped }: { readonly isSkipped: boolean }) {
  useProfileCheck(isSkipped)
  return <p>订单</p>
}

async function open(buyer: TestBuyer, isSkipped: boolean, answers: Answers = {}) {
  stubGateway({ ...buyerAnswers(buyer), ...answers })
  const shop = createTestShop()
  const tree = (skips: boolean) => (
    <ShopContext value={shop}>
      <Checked isSkipped={skips} />
    </ShopContext>
  )
  await shop.signInFlow.signIn({ phone: LOGIN.cMobilePhone, password: 'x' })
  const { rerender } = render(tree(isSkipped))
  expect(screen.getByText('订单')).toBeInTheDocument()
  return { isGuideOpen: shop.isGuideOpen, draw: (skips: boolean) => rerender(tree(skips)) }
}

it('guides an account that cannot buy yet, once per session', async () => {
  const { isGuideOpen, draw } = await open({ kind: 'none' }, false)
  await expect.poll(() => isGuideOpen.getState()).toBe(true)
  isGuideOpen.setState(false, true)
  draw(true)
  draw(false)
  await act(() => vi.dynamicImportSettled())
  expect(isGuideOpen.getState()).toBe(false)
})

it.each<[string, TestBuyer, boolean, Answers]>([
  ['on a route that skips the check', { kind: 'none' }, true, {}],
  ['for an account that may buy', { isVerified: true }, false, {}],
  ['while it is unknown whether the account may buy', {}, false, { getListUserSubscription: () => 'offline' }],
])('shows no dialog %s', async (_, buyer, isSkipped, answers) => {
  const { isGuideOpen } = await open(buyer, isSkipped, answers)
  await act(() => vi.dynamicImportSettled())
  expect(isGuideOpen.getState()).toBe(false)
})
