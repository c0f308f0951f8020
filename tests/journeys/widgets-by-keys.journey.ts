import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { photoOf } from './code-photo.ts'
import { keysOf } from './keys-alone.ts'
import type { Keys } from './keys-alone.ts'

const BASE = '/micro/alm-mall-shop/demo'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

test.use({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })

type Names = (name: string | RegExp) => Locator

/** Opens a demo page and signs in by keys. */
async function open(page: Page, path: string, phone: string): Promise<{ keys: Keys; button: Names; dialog: Names }> {
  const keys = keysOf(page)
  const button: Names = (name) => page.getByRole('button', { name, exact: typeof name === 'string' })
  await page.goto(`${server.url}${BASE}${path}`)
  await keys.type(page.getByLabel('手机号码'), phone)
  await keys.type(page.getByLabel('登录密码', { exact: true }), 'Mall2025a')
  await keys.press(page.getByRole('checkbox'), 'Space')
  await keys.press(button('登录'))
  return { keys, button, dialog: (name) => page.getByRole('dialog', { name }) }
}

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#dbe7ff' } })
    .png()
    .toBuffer()

test('fields, places and pictures are used by keys alone', async ({ page }) => {
  const { keys, button, dialog } = await open(page, '/base', '19900150001')
  const inDialog = (name: string | RegExp, entry: string | RegExp) =>
    dialog(name).getByRole('button', { name: entry, exact: typeof entry === 'string' })

  await test.step('numbers are typed, and the focus comes back', async () => {
    await keys.press(button(/^整数/))
    await expect(dialog(/^整数/).getByRole('textbox')).toBeFocused()
    await page.keyboard.type('420')
    await page.keyboard.press('Enter')
    // Clamped.
    await expect(button('整数 1–100 100')).toBeFocused()
    await keys.press(button('数值区间 开始'))
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.type('1.5')
    await page.keyboard.press('Escape')
    await expect(button('数值区间 开始 1.5')).toBeFocused()
  })

  await test.step('dates are typed', async () => {
    await keys.press(button(/^日期 /))
    await keys.type(dialog('日期').getByRole('textbox'), '2026-12-24')
    await keys.press(inDialog('日期', '确认'))
    await expect(button('日期 2026-12-24')).toBeFocused()
    await keys.press(button(/^时间 /))
    await keys.type(dialog('时间').getByRole('textbox'), '08:30')
    await keys.press(inDialog('时间', '确认'))
    await expect(button(/^时间 08:30/)).toBeFocused()
  })

  await test.step('options are chosen, one and several', async () => {
    await keys.press(button(/^单选/))
    await keys.press(inDialog('单选', '加急'))
    await expect(button('单选 加急')).toBeFocused()
    await keys.press(button(/^多选/))
    await keys.press(inDialog('多选', '6%'), 'Space')
    await keys.press(inDialog('多选', '9%'), 'Space')
    await keys.press(inDialog('多选', '确定'))
    await expect(button(/^多选 6%.*9%/)).toBeFocused()
    const tag = page.getByRole('group', { name: '标签' }).getByRole('button', { name: '13%' })
    await keys.press(tag, 'Space')
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('an area and an address are chosen', async () => {
    await keys.press(button(/^地区/))
    for (const name of ['广东省', '深圳市', '南山区']) await keys.press(inDialog('所在地区', name))
    await expect(button('地区 广东省 深圳市 南山区')).toBeFocused()
    await keys.press(button(/^地址/))
    await keys.press(inDialog('地址', /^所在地区/))
    for (const name of ['浙江省', '杭州市', '西湖区']) await keys.press(inDialog('所在地区', name))
    await keys.type(dialog('地址').getByRole('textbox'), '文三路 1 号')
    await keys.press(inDialog('地址', '确认'))
    await expect(button('地址 浙江省 杭州市 西湖区 文三路 1 号')).toBeFocused()
  })

  await test.step('a picture is chosen and cut', async () => {
    const choosing = page.waitForEvent('filechooser')
    await keys.press(button('选择图片'))
    const chooser = await choosing
    await chooser.setFiles({ name: '照片.png', mimeType: 'image/png', buffer: await picture() })
    await keys.press(dialog('裁剪图片').getByLabel(/^裁剪区域/), 'ArrowLeft')
    await keys.press(inDialog('裁剪图片', '确定'))
    await expect(page.getByText(/字节/)).toBeVisible()
  })

  await test.step('a file is uploaded', async () => {
    await keys.press(button(/^添加/).first())
    const choosing = page.waitForEvent('filechooser')
    await keys.press(inDialog(/^添加/, '相册选择'))
    const chooser = await choosing
    await chooser.setFiles({ name: '回单.png', mimeType: 'image/png', buffer: await picture() })
    await expect(page.getByText('上传成功')).toBeVisible()
  })
})

test('payment, the map, a scan and the look are used by keys alone', async ({ page }) => {
  const { keys, button, dialog } = await open(page, '/fun', '19900150003')
  const inDialog = (name: string | RegExp, entry: string | RegExp) =>
    dialog(name).getByRole('button', { name: entry, exact: typeof entry === 'string' })

  await test.step('a way to pay is chosen, and its code shown', async () => {
    await keys.press(button('打开支付中心'))
    await keys.press(page.getByRole('radio', { name: '微信支付' }), 'ArrowDown')
    await expect(page.getByRole('radio', { name: '支付宝' })).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: '微信支付' })).toBeChecked()
    await keys.press(inDialog('支付中心', '微信扫码'))
    await keys.press(inDialog('支付中心', '去支付'))
    await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()
    await page.keyboard.press('Escape')
    await keys.press(inDialog('支付中心', '返回'))
    await expect(button('打开支付中心')).toBeFocused()
  })
  await test.step('a point is found on the map', async () => {
    await keys.press(button('杭州'))
    await keys.press(button('打开地图'))
    await keys.type(dialog('选择地点').getByRole('searchbox'), '公园')
    await page.keyboard.press('Enter')
    await keys.press(inDialog('选择地点', /^青禾公园/))
    await keys.press(inDialog('选择地点', '确定'))
    await expect(page.getByText('浙江省杭州市西湖区青禾路 142 号')).toBeVisible()
  })

  await test.step('a code is read from a picture', async () => {
    await keys.press(button('打开扫码'))
    const choosing = page.waitForEvent('filechooser')
    await keys.press(page.getByRole('dialog').getByRole('button', { name: '相册' }))
    await (await choosing).setFiles(await photoOf('P01001'))
    await expect(page.getByText('扫码结果：P01001')).toBeVisible()
  })

  await test.step('the theme and the grey filter are switched', async () => {
    await keys.press(page.getByRole('group', { name: '主题' }).getByRole('button', { name: '深色' }))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await keys.press(page.getByRole('switch', { name: '灰色模式' }), 'Space')
    await expect(page.locator('html')).toHaveClass(/shop-grey/)
  })
})

test('a list is searched, ordered, set up and looked into by keys alone', async ({ page }) => {
  const { keys, button, dialog } = await open(page, '/list', '19900150002')
  const inDialog = (name: string | RegExp, entry: string | RegExp) =>
    dialog(name).getByRole('button', { name: entry, exact: typeof entry === 'string' })
  const total = page.locator('.wg-list-index')
  await expect(total).toContainText('/')

  await test.step('a word and a condition narrow it', async () => {
    const before = await total.textContent()
    await keys.type(page.getByRole('searchbox'), 'P01001')
    await page.keyboard.press('Enter')
    await expect(total).not.toHaveText(before ?? '')
    await keys.type(page.getByRole('searchbox'), '')
    await page.keyboard.press('Delete')
    await keys.press(button(/^筛选/))
    await keys.press(inDialog('条件查询', /^商品分类/))
    await keys.press(dialog('参照选择').getByRole('checkbox').first(), 'Space')
    await keys.press(inDialog('参照选择', '选择'))
    await keys.press(inDialog('条件查询', '查询'))
    await expect(total).not.toHaveText(before ?? '')
  })

  await test.step('it is ordered, and its columns are set', async () => {
    const first = page.locator('.wg-row').first()
    const before = await first.textContent()
    await keys.press(button('排序'))
    await keys.press(dialog('排序').getByRole('group', { name: '单价的排序' }).getByRole('button', { name: '降序' }))
    await keys.press(inDialog('排序', '确定'))
    await expect(first).not.toHaveText(before ?? '')
    await keys.press(button('设置'))
    await keys.press(inDialog('栏目设置', '个人设置'))
    await keys.press(dialog('栏目设置').getByRole('checkbox', { name: '显示商品编码' }), 'Space')
    await keys.press(inDialog('栏目设置', /移动单价$/), 'ArrowUp')
    await keys.press(inDialog('栏目设置', '保存'))
    await expect(first.locator('dt').first()).toHaveText('单价')
  })

  await test.step('a row is looked into', async () => {
    await keys.press(button('详情').first())
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button('详情').first()).toBeFocused()
  })
})
