import { HOME_PATH } from '@mallwright/shop-core/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop, resetBrowser } from './test-shop.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('an unknown address', () => {
  it('outside the mall shows a message, and leads home without a page behind it', async () => {
    openShop('/nowhere')
    expect(await screen.findAllByText('您访问的页面不存在')).not.toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: '返回首页' }))
    await waitFor(() => expect(location.pathname).toBe(HOME_PATH))
  })

  it('outside the mall leads back with a page behind it', async () => {
    resetBrowser('en-US')
    openShop('/login-account')
    await screen.findByLabelText('Mobile phone')
    await act(async () => history.pushState({ idx: 1, key: 'k' }, '', '/nowhere'))
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
    expect(await screen.findByRole('button', { name: 'go back' })).toBeInTheDocument()
    expect(screen.getAllByText('the page you visit does not exist')).not.toHaveLength(0)
  })

  it('inside the mall falls back to the home shell and preserves the query', async () => {
    openShop('/micro/alm-mall-shop/whatever?a=1')
    await waitFor(() => expect(location.pathname + location.search).toBe(`${HOME_PATH}?a=1`))
  })
})
