import { useWidgetSheet } from '@mallwright/shop-core/widgets/widget-host'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTestShop, resetBrowser, stubGateway } from '../app/test-shop.tsx'
import { ShopContext } from '../client/shop-context.ts'
import { ShopWidgetHost } from './shop-widget-host.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

function Widget() {
  const sheet = useWidgetSheet('options')
  const other = useWidgetSheet('other')
  return (
    <>
      <button type="button" onClick={sheet.open}>
        打开
      </button>
      {sheet.isOpen && (
        <>
          <button type="button" onClick={sheet.close}>
            关闭
          </button>
          <button type="button" onClick={() => sheet.closeThen(other.open)}>
            换
          </button>
        </>
      )}
      {other.isOpen && <p>另一个</p>}
    </>
  )
}

function show() {
  stubGateway({})
  const shop = createTestShop()
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>首页</p> },
      {
        path: '/list',
        element: (
          <ShopContext value={shop}>
            <ShopWidgetHost>
              <Widget />
            </ShopWidgetHost>
          </ShopContext>
        ),
      },
    ],
    { initialEntries: ['/', '/list'], initialIndex: 1 },
  )
  render(<RouterProvider router={router} />)
  return router
}

const settled = () => act(async () => {})

/** Presses a button twice before anything is drawn anew. */
async function pressTwice(name: string) {
  const button = screen.getByRole('button', { name })
  act(() => {
    button.click()
    button.click()
  })
  await settled()
}

it('a sheet that is opened or closed by two quick taps is one step of the history', async () => {
  const router = show()
  await pressTwice('打开')
  expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument()
  await pressTwice('关闭')
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/list')
})

it('a sheet that the forward key shows again can be closed again', async () => {
  const router = show()
  await pressTwice('打开')
  act(() => screen.getByRole('button', { name: '关闭' }).click())
  await settled()
  await act(() => router.navigate(1))
  act(() => screen.getByRole('button', { name: '关闭' }).click())
  await settled()
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument()
})

it('a sheet that closes for another one leaves its entry to it', async () => {
  const router = show()
  await pressTwice('打开')
  await pressTwice('换')
  expect(await screen.findByText('另一个')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument()
  await act(() => router.navigate(-1))
  expect(screen.queryByText('另一个')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/list')
})
