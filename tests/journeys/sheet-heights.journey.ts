import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

import { test } from './shared-mall.ts'
import { openPhone } from './shop-page.ts'
import { widgetTouch } from './widget-driver.ts'
import { openWidgets } from './widget-paths.ts'

const DEMO = '/micro/alm-mall-shop/demo/'
const HEIGHT = 812
const WIDTH = 375

/** Height of a sheet in percent of the window, once it has slid in; its foot stands at the end of the window. */
async function heightOf(sheet: Locator): Promise<number> {
  const panel = sheet.locator('.shop-sheet-panel').first()
  await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const box = await panel.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(HEIGHT, 0)
  const foot = sheet.locator('.shop-sheet-foot').first()
  if ((await foot.count()) > 0) {
    const footBox = await foot.boundingBox()
    expect((footBox?.y ?? 0) + (footBox?.height ?? 0)).toBeCloseTo(HEIGHT, 0)
  }
  return ((box?.height ?? 0) / HEIGHT) * 100
}

test('every sheet is as high as specification 2 §9 says, with little in it and with much', async ({ browser }) => {
  const { page, errors } = await openPhone(browser)
  const user = widgetTouch(page)
  const { press, button, dialog, inDialog } = user
  const expectHeight = async (name: string | RegExp, percent: number) => {
    await expect(dialog(name)).toBeVisible()
    expect(await heightOf(dialog(name))).toBeCloseTo(percent, 0)
  }
  const expectAndClose = async (name: string | RegExp, percent: number) => {
    await expectHeight(name, percent)
    await page.goBack()
    await expect(dialog(name)).toHaveCount(0)
  }

  await test.step('of a list: query, its settings, sorting, columns, the details of a row', async () => {
    await openWidgets(user, `${DEMO}list`, '19900150001')
    await press(button('筛选'))
    await expectHeight('条件查询', 65)
    await press(inDialog('条件查询', '条件设置'))
    await expectAndClose('条件设置', 85)
    await page.goBack()
    await press(button('排序'))
    await expectAndClose('排序', 85)
    await press(button('设置'))
    await expect(inDialog('栏目设置', '保存')).toBeVisible()
    await expectAndClose('栏目设置', 85)
    await press(button('详情').first())
    await expectAndClose(/./, 85)
  })

  await test.step('of a reference: chooser, categories, what is chosen', async () => {
    await page.goto(`${DEMO}list?w=references`)
    await press(button(/^多选分类列表/))
    await expect(dialog('参照选择').locator('.wg-refer-row').first()).toBeVisible()
    await expectHeight('参照选择', 85)
    await press(inDialog('参照选择', '分类'))
    await expect(inDialog('分类筛选', '确定')).toBeVisible()
    await expectAndClose('分类筛选', 65)
    await press(dialog('参照选择').locator('.wg-refer-row').first())
    await press(inDialog('参照选择', '已选 (1)'))
    await expectAndClose('已选', 55)
    await page.goBack()
  })

  await test.step('of options', async () => {
    await page.goto(`${DEMO}base`)
    await press(button(/^单选/))
    await expect(inDialog('单选', '加急')).toBeVisible()
    await expectAndClose('单选', 55)
  })

  await test.step('of lines: the forms of a new one and of one that is there', async () => {
    await page.goto(`${DEMO}table`)
    const scan = page.getByRole('textbox', { name: '扫码新增商品' })
    await scan.fill('P01001')
    await scan.press('Enter')
    await press(page.locator('.wg-line .wg-row-title'))
    await expectAndClose('编辑行', 85)
    await press(button('新增商品'))
    await expectAndClose('新增商品', 85)
  })

  await test.step('of payment: the orders, the code; and the width of the scan', async () => {
    await page.goto(`${DEMO}fun`)
    await press(button('打开支付中心'))
    await press(inDialog('支付中心', '订单明细'))
    await expectAndClose('订单明细', 85)
    await page.getByRole('radio', { name: '微信支付' }).check({ force: true })
    await press(inDialog('支付中心', '微信扫码'))
    await press(inDialog('支付中心', '去支付'))
    await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()
    await expectAndClose('扫码支付', 65)
    await press(inDialog('支付中心', '返回'))
    await press(button('打开扫码'))
    const scan = page.locator('dialog.wg-scan:not(.is-starting)')
    await expect(scan).toBeVisible()
    expect((((await scan.boundingBox())?.width ?? 0) / WIDTH) * 100).toBeCloseTo(90, 0)
  })

  expect(errors).toEqual([])
  await page.context().close()
})
