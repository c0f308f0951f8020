import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { vi } from 'vitest'

import type { Shop } from '../client/shop.ts'
import { ShopApp } from '../app/shop-app.tsx'
import { createShopRouter } from '../app/shop-router.tsx'

/** Hydrates the shop in a page with the markup of the server; `before` is the markup as it came. */
export async function hydrateMarkup(
  html: string,
  shop: Shop,
  prerendered?: Parameters<typeof ShopApp>[0]['prerendered'],
) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const element = container.firstElementChild
  const before = element?.outerHTML ?? ''
  const onRecoverableError = vi.fn()
  const { router } = await createShopRouter({})
  const app = <ShopApp shop={shop} router={router} element={container} prerendered={prerendered} />
  const root = await act(() => Promise.resolve(hydrateRoot(container, app, { onRecoverableError })))
  return {
    shop,
    container,
    element,
    before,
    onRecoverableError,
    end() {
      act(() => root.unmount())
      router.dispose()
    },
  }
}
