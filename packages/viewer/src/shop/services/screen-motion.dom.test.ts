import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'

import { followScreenMotion } from './screen-motion.ts'

const motion = () => document.documentElement.getAttribute('data-mw-motion')

const ROUTES = [
  { path: '/home', handle: { tab: 'tab-home' } },
  { path: '/me', handle: { tab: 'UserCenter' } },
  { path: '/product', handle: {} },
]

afterEach(() => document.documentElement.removeAttribute('data-mw-motion'))

it('lets a screen enter from the side that it comes from, and tabs and sheets in place', async () => {
  const router = createMemoryRouter(ROUTES, { initialEntries: ['/home'] })
  const stop = followScreenMotion(router)
  expect(motion()).toBeNull()
  await router.navigate('/product')
  expect(motion()).toBe('push')
  await router.navigate('/product', { state: { sheets: ['specs'] } })
  expect(motion()).toBe('none')
  await router.navigate(-2)
  expect(motion()).toBe('pop')
  await router.navigate('/me')
  expect(motion()).toBe('none')
  stop()
  expect(motion()).toBeNull()
})
