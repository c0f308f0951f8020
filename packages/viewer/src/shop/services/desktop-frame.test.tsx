import { chooseLocale } from '@mallwright/shop-core/i18n'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'

import type { Shop } from '../client/shop.ts'
import { DesktopFrame } from './desktop-frame.tsx'

const site = { siteShortName: '德汇企业购', cLogoImageUrl: '' }
const shop = {
  sites: {
    site: {
      get: () => site,
      state: { getState: () => site, getInitialState: () => site, subscribe: () => () => undefined },
    },
  },
}

it('shows the address of the open screen as a QR code, and the other language', async () => {
  chooseLocale('zh-CN')
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/home'] })
  render(<DesktopFrame shop={shop as unknown as Shop} router={router} />)
  // Narrow windows, such as the test's, hide it by style.
  expect(screen.getByText('德汇企业购')).toBeInTheDocument()
  const cells = () =>
    screen.getByRole('img', { name: '手机扫码浏览', hidden: true }).querySelector('path')?.getAttribute('d')
  const before = cells()
  expect(before).toMatch(/^M2 2h1v1h-1z/)
  await act(() => router.navigate('/ProductDetails?cProdCode=P01001'))
  expect(cells()).not.toBe(before)
  act(() => screen.getByRole('button', { name: 'English', hidden: true }).click())
  expect(screen.getByRole('button', { name: '中文', hidden: true })).toBeInTheDocument()
})
