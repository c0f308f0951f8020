import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { PHONE } from '../phones.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { takesPressesWhileScrolling } from './presses.ts'
import { test } from './shared-mall.ts'
import { signInAnyway } from './shop-page.ts'

const LIST = '/micro/alm-mall-shop/demo/list'

/** Number of the row at the foot of the window. */
const indexOf = async (page: Page) => Number(await page.locator('.wg-list-index b').textContent())

/** Whether a press near the upper edge of a control reaches it. */
const isHit = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + 4))
  })

/** Where the window stands once it no longer moves by itself. */
async function scrollRested(page: Page): Promise<number> {
  let last = -1
  await expect
    .poll(
      async () => {
        const previous = last
        last = await page.evaluate(
          () => new Promise<number>((done) => void requestAnimationFrame(() => done(window.scrollY))),
        )
        return last - previous
      },
      { intervals: [200] },
    )
    .toBe(0)
  return last
}

test('a member walks through a long list, orders it, and sets its columns', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(LIST)
  await signInAnyway(page, '19900150001')
  const rows = page.locator('.wg-row')
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(await findingsOf(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  expect(await takesPressesWhileScrolling(rows.first())).toBe(true)

  await test.step('it is searched by keyword, and by conditions that a dot tells of', async () => {
    const total = page.locator('.wg-list-index')
    await page.getByRole('searchbox').fill('P01001')
    await page.keyboard.press('Enter')
    await expect(rows.first().getByText('P01001')).toBeVisible()
    const found = await total.textContent()
    await page.getByRole('searchbox').fill('')
    await expect(total).not.toHaveText(found ?? '')
    await page.getByRole('button', { name: '筛选' }).tap()
    const panel = page.getByRole('dialog', { name: '条件查询' })
    await panel.getByRole('button', { name: '商品分类 请选择' }).tap()
    const chooser = page.getByRole('dialog', { name: '参照选择' })
    await chooser.getByRole('checkbox', { name: /^办公行政/ }).tap()
    await chooser.getByRole('button', { name: '选择', exact: true }).tap()
    await panel.getByRole('button', { name: '单价 结束' }).tap()
    const keypad = page.getByRole('dialog', { name: '单价 · 结束' })
    for (const key of ['5', '0', '0']) await keypad.getByRole('button', { name: key, exact: true }).tap()
    expect(await findingsOf(page)).toEqual([])
    // The back key closes the keypad alone, and what was typed stays.
    await page.goBack()
    await expect(keypad).toHaveCount(0)
    await expect(panel.getByRole('button', { name: '单价 结束 500' })).toBeVisible()
    await panel.getByRole('button', { name: '查询' }).tap()
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('button', { name: '筛选，已设条件' })).toBeVisible()
    await expect(rows.first()).toBeVisible()
    const prices = await rows.locator('.is-number dd').allTextContents()
    expect(prices.map((price) => Number(price.replaceAll(',', ''))).filter((price) => price > 500)).toEqual([])
    await page.getByRole('button', { name: '筛选，已设条件' }).tap()
    await page.getByRole('dialog', { name: '条件查询' }).getByRole('button', { name: '清空', exact: true }).tap()
    await expect(page.getByRole('button', { name: '筛选', exact: true })).toBeVisible()
  })

  await test.step('pages follow while it scrolls, and few rows are in the page', async () => {
    const scrolled = async () => {
      await page.evaluate(() => window.scrollBy(0, 600))
      return indexOf(page)
    }
    await expect.poll(scrolled, { timeout: 120_000, intervals: [100] }).toBeGreaterThan(60)
    expect(await rows.count()).toBeLessThan(60)
  })

  await test.step('who reaches the end before the next page stays there', async () => {
    // Twice: a page comes ahead of the window, the second end is reached while the next is under way.
    for (let times = 0; times < 2; times += 1) {
      // In one go: between two of them the page may arrive.
      const [end, total] = await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        return [window.scrollY, document.documentElement.scrollHeight] as const
      })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(total)
      expect((await scrollRested(page)) - end).toBeLessThan(200)
    }
  })

  await test.step('its bar is in sight, and nothing lies over it', async () => {
    for (const name of ['排序', '设置']) expect(await isHit(page.getByRole('button', { name, exact: true }))).toBe(true)
  })

  await test.step('the details of a row leave the list where it is', async () => {
    const before = await scrollRested(page)
    // A row above the window would be scrolled into it by the tap itself.
    const inSight = await rows.evaluateAll((all) => all.findIndex((row) => row.getBoundingClientRect().top > 150))
    await rows.nth(inSight).locator('.wg-row-title').tap()
    await expect(page.getByRole('dialog').getByText('商品编码')).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  await test.step('it is ordered by the price', async () => {
    await page.getByRole('button', { name: '排序' }).tap()
    await page.getByRole('group', { name: '商品名称的排序' }).getByRole('button', { name: '不排' }).tap()
    await page.getByRole('group', { name: '商品编码的排序' }).getByRole('button', { name: '不排' }).tap()
    await page.getByRole('group', { name: '生效日期的排序' }).getByRole('button', { name: '不排' }).tap()
    await page.getByRole('group', { name: '单价的排序' }).getByRole('button', { name: '降序' }).tap()
    await page.getByRole('button', { name: '确定' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rows.first()).toBeVisible()
    const prices = await rows.locator('.is-number dd').allTextContents()
    const numbers = prices.map((price) => Number(price.replaceAll(',', '')))
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
  })

  await test.step('a column moves up by keys, and stays there at either server', async () => {
    await page.getByRole('button', { name: '设置' }).tap()
    const sheet = page.getByRole('dialog', { name: '栏目设置' })
    await sheet.getByRole('button', { name: '个人设置' }).tap()
    await sheet.getByRole('checkbox', { name: '显示商品编码' }).uncheck()
    await sheet.getByRole('button', { name: /移动单价/ }).focus()
    await page.keyboard.press('ArrowUp')
    expect(await findingsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: '保存' }).tap()
    await expect(page.getByText('栏目设置保存完成')).toBeVisible()
    for (let visit = 0; visit < 2; visit += 1) {
      await page.reload()
      await expect(rows.first().locator('dt').first()).toHaveText('单价')
      await expect(rows.first().getByText('商品编码')).toHaveCount(0)
    }
  })

  await test.step('without the own setting the columns are as before', async () => {
    await page.getByRole('button', { name: '设置' }).tap()
    await page.getByRole('dialog', { name: '栏目设置' }).getByRole('button', { name: '删除', exact: true }).tap()
    await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).tap()
    await expect(page.getByText('栏目设置删除完成')).toBeVisible()
    await expect(rows.first().getByText('商品编码')).toBeVisible()
  })

  await test.step('who follows a compound list to all rows of a class comes back to the same place', async () => {
    await page.goto(`${LIST}-comb`)
    await expect(rows.first()).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    const all = page.getByRole('button', { name: /^查看全部/ }).first()
    await all.scrollIntoViewIfNeeded()
    const left = await scrollRested(page)
    const name = await page.locator('.wg-row-title').first().textContent()
    await all.tap()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
    await expect(rows.nth(3)).toBeVisible()
    await page.evaluate(() => window.scrollBy(0, 900))
    const deep = await scrollRested(page)
    await page.goBack()
    await expect(all).toBeVisible()
    await expect.poll(() => scrollRested(page)).toBe(left)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
    await expect.poll(() => scrollRested(page)).toBe(deep)
  })
  expect(errors).toEqual([])
  await page.context().close()
})
