import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { VIEWS } from '@mallwright/modules/views'
import { SHOP_ROUTES } from '@mallwright/viewer/routes'
import { expect, it } from 'vitest'

interface PartFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const DIST = join(import.meta.dirname, '../../packages/viewer/dist')
const { shop, screens, modules } = JSON.parse(readFileSync(join(DIST, '.vite/parts.json'), 'utf8')) as {
  readonly shop: PartFiles
  readonly screens: Readonly<Record<string, PartFiles>>
  readonly modules: Readonly<Record<string, PartFiles>>
}

it('knows the files of every screen and module, each of them built', () => {
  // These share a table, and no document is rendered with them.
  const isShared = (name: string) => /^(?:demo\/|wx-pay$|pay-action-dom$)/.test(name)
  const routes = SHOP_ROUTES.map(({ name }) => name).filter((name) => !isShared(name))
  expect(Object.keys(screens).toSorted()).toEqual(routes.toSorted())
  expect(Object.keys(modules)).toEqual(expect.arrayContaining(Object.keys(VIEWS)))
  const parts = [shop, ...Object.values(screens), ...Object.values(modules)]
  const files = new Set(parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]))
  expect([...files].filter((file) => !existsSync(join(DIST, file)))).toEqual([])
})

it('cuts the shop into slices whose evaluation a phone notices less: none has most of its code', () => {
  const sizes = shop.scripts.map((file) => readFileSync(join(DIST, file)).length)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  expect(sizes.length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...sizes)).toBeLessThan(whole * 0.6)
})
