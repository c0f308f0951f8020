import { expect } from '@playwright/test'

import { PHONE } from '../phones.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { test } from './shared-mall.ts'
import { signInAnyway } from './shop-page.ts'

test('a tree of eight thousand nodes is read as it is looked at, counted as far as it is known, and searched', async ({
  browser,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto('/micro/alm-mall-shop/demo/list?w=references')
  await signInAnyway(page, '19900150001')
  await page.getByRole('button', { name: /^多选大树/ }).click()
  const sheet = page.getByRole('dialog', { name: '参照选择' })
  await expect(sheet.getByRole('checkbox', { name: '分组 3', exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: '分组 3的下级' }).click()
  await expect(sheet.getByRole('button', { name: /分组 3$/ })).toHaveAttribute('aria-current', 'location')
  await sheet.getByRole('checkbox', { name: '分组 3.2', exact: true }).check()
  await expect(sheet.getByText('(20/20)')).toBeVisible()
  await sheet.getByRole('button', { name: '根目录' }).click()
  await expect(sheet.getByText('(20/20+)')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await sheet.getByRole('searchbox').fill('17.4.9')
  await sheet.getByRole('checkbox', { name: '分组 17.4.9' }).check()
  await expect(sheet.getByRole('button', { name: '已选 (21)' })).toBeVisible()
  // What was found is shown in its place.
  await sheet.getByRole('searchbox').fill('')
  await expect(sheet.getByRole('button', { name: '分组 17.4', exact: true })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await expect(sheet.getByRole('checkbox', { name: '分组 17.4.9' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^单选大树/ }).click()
  const path = sheet.getByRole('navigation', { name: '路径' }).getByRole('button')
  await expect(path).toHaveText(['根目录', '分组 17', '分组 17.4'])
  await expect(sheet.getByRole('button', { name: '分组 17.4.9', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(sheet.getByRole('button', { name: '分组 17.4.9', exact: true })).toBeInViewport()
})
