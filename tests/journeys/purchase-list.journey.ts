import { expect } from '@playwright/test'

import { findingsOf, scrollsSideways } from './accessible.ts'
import { test } from './shared-mall.ts'
import { openPhone, signInAnyway } from './shop-page.ts'

const TABLE = '/micro/alm-mall-shop/demo/table'

test('a member fills a purchase list by code, from the price list and by hand', async ({ browser }) => {
  const { page, errors } = await openPhone(browser)
  await page.goto(TABLE)
  await signInAnyway(page, '19900150001')
  const lines = page.locator('.wg-line')
  const scan = page.getByRole('textbox', { name: '扫码新增商品' })

  await test.step('the same code twice is one line of two', async () => {
    for (const _ of [1, 2]) {
      await scan.fill('P01001')
      await scan.press('Enter')
    }
    await expect(lines).toHaveCount(1)
    await expect(lines.first().getByText('2.000')).toBeVisible()
    await scan.fill('NOTHING')
    await scan.press('Enter')
    await expect(page.getByText('未找到编码【NOTHING】')).toBeVisible()
  })

  await test.step('chosen products are a line each, and what is missing is told and shown', async () => {
    await page.getByRole('button', { name: '批量选择' }).tap()
    const chooser = page.getByRole('dialog', { name: '参照选择' })
    await chooser.getByRole('button', { name: '分类', exact: true }).tap()
    const categories = page.getByRole('dialog', { name: '分类筛选' })
    await categories.getByRole('checkbox', { name: /^办公行政/ }).tap()
    await categories.getByRole('button', { name: '确定' }).tap()
    await expect(chooser.getByRole('button', { name: '分类1' })).toBeVisible()
    const offered = chooser.locator('.wg-refer-row')
    await offered.nth(1).tap()
    await offered.nth(2).tap()
    await chooser.getByRole('button', { name: '已选 (2)' }).tap()
    await expect(page.getByRole('dialog', { name: '已选' }).getByRole('status')).toHaveText('总计 2')
    await page.goBack()
    await expect(page.getByRole('dialog', { name: '已选' })).toHaveCount(0)
    await chooser.getByRole('button', { name: '选择', exact: true }).tap()
    await expect(lines).toHaveCount(3)
    await page.getByRole('button', { name: '检查' }).tap()
    await expect(page.getByText('第2条记录【数量】不能为空')).toBeVisible()
    const form = page.getByRole('dialog', { name: '编辑行' })
    await expect(form.getByText('2 / 3')).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    for (const place of ['2 / 3', '3 / 3']) {
      await expect(form.getByText(place)).toBeVisible()
      await form.getByRole('button', { name: /^数量/ }).tap()
      const keypad = page.getByRole('dialog', { name: '数量' })
      await keypad.getByRole('button', { name: '4', exact: true }).tap()
      await keypad.getByRole('button', { name: '确认' }).tap()
      await expect(keypad).toHaveCount(0)
      if (place === '2 / 3') await form.getByRole('button', { name: '下一条' }).tap()
    }
    await form.getByRole('button', { name: '确 定' }).tap()
    await expect(form).toHaveCount(0)
    await page.getByRole('button', { name: '检查' }).tap()
    await expect(page.getByText('已填写完整，共 3 行')).toBeVisible()
  })

  await test.step('the back key asks before it loses what was typed', async () => {
    await lines.first().locator('.wg-row-title').tap()
    const form = page.getByRole('dialog', { name: '编辑行' })
    await form.getByRole('textbox', { name: '备注' }).fill('急用')
    await page.goBack()
    await expect(page.getByText('放弃已填写的内容？')).toBeVisible()
    await page.getByRole('button', { name: '取消', exact: true }).tap()
    await expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('急用')
    await form.getByRole('button', { name: '确 定' }).tap()
    await expect(form).toHaveCount(0)
  })

  await test.step('by keys alone a line is added and another removed', async () => {
    await page.getByRole('button', { name: '新增商品' }).focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: '新增商品' })
    await form.getByRole('button', { name: /^数量/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: '数量' }).focus()
    await page.keyboard.type('7.5')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('button', { name: '数量 7.5' })).toBeVisible()
    await form.getByRole('button', { name: '确 定' }).focus()
    await page.keyboard.press('Enter')
    await expect(lines).toHaveCount(4)
    await lines.first().locator('.wg-row-title').focus()
    await page.keyboard.press('Delete')
    await expect(page.getByText('确认删除该行数据？')).toBeVisible()
    await page.getByRole('button', { name: '确认', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('总计: 3 行')).toBeVisible()
  })

  expect(await scrollsSideways(page)).toBe(false)
  expect(await findingsOf(page)).toEqual([])
  expect(errors).toEqual([])
  await page.context().close()
})
