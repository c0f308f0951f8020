import { SHOP_BASE } from '@mallwright/contract/link'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { ShopRoute } from '../navigation/shop-route.ts'
import { SHOP_ROUTES } from './route-table.ts'
import { createRoutes } from '../app/shop-router.tsx'

const routes = createRoutes(SHOP_ROUTES)

const nameAt = (path: string) => {
  const route = matchRoutes(routes, path)?.at(-1)?.route
  if (route?.path === '*') return 'unknown'
  return (route?.handle as ShopRoute | undefined)?.name ?? 'home'
}

describe('the route table', () => {
  it.each(SHOP_ROUTES.map((route) => [route.name, route] as const))('resolves every address of %s', (name, route) => {
    for (const path of [route.path, ...route.aliases]) expect(nameAt(path)).toBe(name)
    expect(route.title.zh).not.toBe('')
    expect(route.title.en).not.toBe('')
  })

  it.each(SHOP_ROUTES.map((route) => [route.name, route] as const))(
    'resolves %s with and without the base of the micro-app',
    (name, { path }) => {
      const relative = path.startsWith(SHOP_BASE) ? path.slice(SHOP_BASE.length) : path
      expect(nameAt(relative)).toBe(name)
      expect(nameAt(SHOP_BASE + relative)).toBe(name)
    },
  )

  it('has no address with two screens', () => {
    const paths = SHOP_ROUTES.flatMap(({ path, aliases }) => [path, ...aliases]).map((path) => path.toLowerCase())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('loads a screen for every route', async () => {
    for (const route of SHOP_ROUTES) expect((await route.load()).Screen).toBeTypeOf('function')
  })

  it.each(['/ProductDetails', '/goods/detail', `${SHOP_BASE}/goods/detail`, `${SHOP_BASE}/productdetails/`])(
    'resolves the product page at %s',
    (path) => {
      expect(nameAt(path)).toBe('ProductDetails')
    },
  )

  it.each(['/', SHOP_BASE, `${SHOP_BASE}/home`, `${SHOP_BASE}/anything/else`])(
    'falls back to the home shell at %s',
    (path) => {
      expect(nameAt(path)).toBe('home')
    },
  )

  it.each(['/nowhere', '/micro/other-app/home', `${SHOP_BASE}x/home`])('has no route for %s', (path) => {
    expect(nameAt(path)).toBe('unknown')
  })
})
