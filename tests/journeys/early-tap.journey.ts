import { productPath } from '@mallwright/contract/link'
import { expect } from '@playwright/test'

import { test } from './shared-mall.ts'
import { openPhone } from './shop-page.ts'

test('a tap before the script of a product has arrived is not lost', async ({ browser }) => {
  const { page, errors } = await openPhone(browser)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = 0
  await page.route(/\/shop-assets\/assets\/(?!hydrate-loader)[^/]+\.js$/, async (route) => {
    held += 1
    await released
    await route.continue()
  })
  await page.goto(productPath('P01005'))
  await page.getByRole('button', { name: '加入购物车' }).tap()
  await expect.poll(() => held).toBeGreaterThan(0)
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await expect(sheet).toHaveCount(0)
  release()
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(errors).toEqual([])
})
