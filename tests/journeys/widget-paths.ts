import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'

import { photoOf } from './code-photo.ts'
import type { WidgetDriver } from './widget-driver.ts'

/** Opens a demo page and signs in, by the same hands. */
export async function openWidgets(user: WidgetDriver, url: string, phone: string): Promise<void> {
  const { page, press, type, button } = user
  await page.goto(url)
  await type(page.getByLabel('手机号码'), phone)
  await type(page.getByLabel('登录密码', { exact: true }), 'Mall2025a')
  await press(page.getByRole('checkbox'), 'Space')
  await press(button('登录'))
  // Who signed in before is asked whether that ends.
  const question = user.dialog('系统提示')
  await expect(page.locator('.shop-demo-states').or(question).first()).toBeVisible()
  if (await question.isVisible()) await press(user.inDialog('系统提示', '确认'))
}

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#dbe7ff' } })
    .png()
    .toBuffer()

/** Gives a file to what a button asks it of. */
async function giveFile({ page, press }: WidgetDriver, control: Locator, name: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await press(control)
  await (await choosing).setFiles({ name, mimeType: 'image/png', buffer: await picture() })
}

/** Numbers, dates, options, areas, pictures and files of `demo/base`. */
async function useFields(user: WidgetDriver): Promise<void> {
  const { page, press, button, dialog, inDialog } = user

  await test.step('numbers are entered, and the focus comes back', async () => {
    await press(button(/^整数/))
    await user.enterNumber(dialog(/^整数/), '420')
    // Clamped.
    await user.expectBack(button('整数 1–100 100'))
    await press(button('数值区间 开始'))
    await user.enterNumber(dialog(/^数值区间/), '1.5')
    await user.expectBack(button('数值区间 开始 1.5'))
  })

  await test.step('dates are chosen', async () => {
    await press(button(/^日期 /))
    await user.type(dialog('日期').getByRole('textbox'), '2026-12-24')
    await press(inDialog('日期', '确认'))
    await user.expectBack(button('日期 2026-12-24'))
    await press(button(/^时间 /))
    await user.type(dialog('时间').getByRole('textbox'), '08:30')
    await press(inDialog('时间', '确认'))
    await user.expectBack(button(/^时间 08:30/))
  })

  await test.step('options are chosen, one and several', async () => {
    await press(button(/^单选/))
    await press(inDialog('单选', '加急'))
    await user.expectBack(button('单选 加急'))
    await press(button(/^多选/))
    await press(inDialog('多选', '6%'), 'Space')
    await press(inDialog('多选', '9%'), 'Space')
    await press(inDialog('多选', '确定'))
    await user.expectBack(button(/^多选 6%.*9%/))
    const tag = page.getByRole('group', { name: '标签' }).getByRole('button', { name: '13%' })
    await press(tag, 'Space')
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('an area and an address are chosen', async () => {
    await press(button(/^地区/))
    for (const name of ['广东省', '深圳市', '南山区']) await press(inDialog('所在地区', name))
    await user.expectBack(button('地区 广东省 深圳市 南山区'))
    await press(button(/^地址/))
    await press(inDialog('地址', /^所在地区/))
    for (const name of ['浙江省', '杭州市', '西湖区']) await press(inDialog('所在地区', name))
    await user.type(dialog('地址').getByRole('textbox'), '文三路 1 号')
    await press(inDialog('地址', '确认'))
    await user.expectBack(button('地址 浙江省 杭州市 西湖区 文三路 1 号'))
  })

  await test.step('a picture is chosen and cut', async () => {
    await giveFile(user, button('选择图片'), '照片.png')
    await press(dialog('裁剪图片').getByLabel(/^裁剪区域/), 'ArrowLeft')
    await press(inDialog('裁剪图片', '确定'))
    await expect(page.getByText(/字节/)).toBeVisible()
  })

  await test.step('a file is uploaded', async () => {
    await press(button(/^添加/).first())
    await giveFile(user, inDialog(/^添加/, '相册选择'), '回单.png')
    await expect(page.getByText('上传成功')).toBeVisible()
  })
}

/** Payment, map, scan and look of `demo/fun`. */
async function useServices(user: WidgetDriver): Promise<void> {
  const { page, press, button, dialog, inDialog } = user

  await test.step('a way to pay is chosen, and its code shown', async () => {
    await press(button('打开支付中心'))
    await user.chooseRadio(page.getByRole('radio', { name: '微信支付' }))
    await press(inDialog('支付中心', '微信扫码'))
    await press(inDialog('支付中心', '去支付'))
    await expect(page.getByRole('img', { name: '支付二维码' })).toBeVisible()
    await user.close()
    await press(inDialog('支付中心', '返回'))
    await user.expectBack(button('打开支付中心'))
  })

  await test.step('a point is found on the map', async () => {
    await press(button('杭州'))
    await press(button('打开地图'))
    await user.search(dialog('选择地点').getByRole('searchbox'), '公园')
    await press(inDialog('选择地点', /^青禾公园/))
    await press(inDialog('选择地点', '确定'))
    await expect(page.getByText('浙江省杭州市西湖区青禾路 142 号')).toBeVisible()
  })

  await test.step('a code is read from a picture', async () => {
    await press(button('打开扫码'))
    const choosing = page.waitForEvent('filechooser')
    await press(page.getByRole('dialog').getByRole('button', { name: '相册' }))
    await (await choosing).setFiles(await photoOf('P01001'))
    await expect(page.getByText('扫码结果：P01001')).toBeVisible()
  })

  await test.step('the theme and the grey filter are switched', async () => {
    await press(page.getByRole('group', { name: '主题' }).getByRole('button', { name: '深色' }))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await press(page.getByRole('switch', { name: '灰色模式' }), 'Space')
    await expect(page.locator('html')).toHaveClass(/shop-grey/)
  })
}

/** The list of `demo/list`, its query and its settings. */
async function useList(user: WidgetDriver): Promise<void> {
  const { page, press, button, dialog, inDialog } = user
  const total = page.locator('.wg-list-index')
  const keyword = page.getByRole('searchbox')
  await expect(total).toContainText('/')

  await test.step('a word and a condition narrow it', async () => {
    const before = await total.textContent()
    await user.search(keyword, 'P01001')
    await expect(total).not.toHaveText(before ?? '')
    await user.type(keyword, '')
    await page.keyboard.press('Delete')
    await press(button(/^筛选/))
    await press(inDialog('条件查询', /^商品分类/))
    await press(dialog('参照选择').getByRole('checkbox').first(), 'Space')
    await press(inDialog('参照选择', '选择'))
    await press(inDialog('条件查询', '查询'))
    await expect(total).not.toHaveText(before ?? '')
  })

  await test.step('it is ordered by columns, the first of which counts first', async () => {
    const first = page.locator('.wg-row').first()
    const before = await first.textContent()
    await press(button('排序'))
    const order = (name: string, direction: string) =>
      press(
        dialog('排序')
          .getByRole('group', { name: `${name}的排序` })
          .getByRole('button', { name: direction }),
      )
    const titles = dialog('排序').locator('.wg-sort-title')
    await expect(titles.first()).toBeVisible()
    const [one = '', other = ''] = await titles.allTextContents()
    await order(one, '降序')
    await order(other, '升序')
    const place = (name: string) =>
      dialog('排序').getByRole('listitem').filter({ hasText: name }).locator('.wg-sort-place')
    const handle = (name: string) => inDialog('排序', new RegExp(`移动${name}$`))
    await user.moveUp(handle(other), handle(one))
    await expect(place(other)).toHaveText('1')
    await user.moveUp(handle(one), handle(other))
    await expect(place(one)).toHaveText('1')
    await press(inDialog('排序', '确定'))
    await expect(dialog('排序')).toHaveCount(0)
    await expect(first).not.toHaveText(before ?? '')
  })

  await test.step('its columns are set', async () => {
    await press(button('设置'))
    await press(inDialog('栏目设置', '个人设置'))
    await press(dialog('栏目设置').getByRole('checkbox', { name: '显示商品编码' }), 'Space')
    const handles = dialog('栏目设置').getByRole('button', { name: /移动/ })
    const handle = inDialog('栏目设置', /移动单价$/)
    await expect(handle).toBeVisible()
    const names = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    const above = names[names.findIndex((name) => name.endsWith('移动单价')) - 1] ?? ''
    await user.moveUp(handle, inDialog('栏目设置', above))
    await press(inDialog('栏目设置', '保存'))
    await expect(page.locator('.wg-row').first().locator('dt').first()).toHaveText('单价')
  })

  await test.step('a row is looked into', async () => {
    await press(button('详情').first())
    await expect(page.getByRole('dialog')).toBeVisible()
    await user.close()
    await user.expectBack(button('详情').first())
  })
}

/** References of the three kinds of `demo/list?w=references`. */
async function useReferences(user: WidgetDriver): Promise<void> {
  const { page, press, button, dialog, inDialog } = user
  const rows = dialog('参照选择').locator('.wg-refer-row')

  await test.step('a row is chosen', async () => {
    await press(button(/^单选列表/))
    await press(inDialog('参照选择', '选择'))
    await expect(page.getByText('请先选择参照项')).toBeVisible()
    await press(rows.first())
    await press(inDialog('参照选择', '选择'))
    await user.expectBack(button(/^单选列表 (?!请选择)/))
  })

  await test.step('rows are narrowed by category, chosen and taken back', async () => {
    await press(button(/^多选分类列表/))
    await press(inDialog('参照选择', '分类'))
    await press(dialog('分类筛选').getByRole('checkbox').first(), 'Space')
    await press(inDialog('分类筛选', '确定'))
    await expect(inDialog('参照选择', /^分类\d/)).toBeVisible()
    await press(rows.nth(0))
    await press(rows.nth(1))
    await press(inDialog('参照选择', '已选 (2)'))
    await press(
      dialog('已选')
        .getByRole('button', { name: /^删除/ })
        .first(),
    )
    await expect(dialog('已选').getByRole('status')).toHaveText('总计 1')
    await user.close()
    await press(inDialog('参照选择', '选择'))
    await user.expectBack(button(/^多选分类列表 (?!请选择)/))
  })

  await test.step('nodes of a tree are chosen', async () => {
    await press(button(/^多选树/))
    await press(dialog('参照选择').getByRole('checkbox').first(), 'Space')
    await expect(inDialog('参照选择', /^已选 \(\d+\+?\)$/)).toBeVisible()
    await press(inDialog('参照选择', '清空'))
    await expect(inDialog('参照选择', '已选 (0)')).toBeDisabled()
    await press(dialog('参照选择').getByRole('checkbox').first(), 'Space')
    await press(inDialog('参照选择', '选择'))
    await user.expectBack(button(/^多选树 (?!请选择)/))
  })
}

/** The table of lines of `demo/table`. */
async function useLines(user: WidgetDriver): Promise<void> {
  const { page, press, button, dialog, inDialog } = user
  const lines = page.locator('.wg-line')

  await test.step('two lines are added', async () => {
    await press(button('新增商品'))
    for (const quantity of ['7.5', '2']) {
      await press(inDialog('新增商品', /^数量/))
      await user.enterNumber(dialog('数量'), quantity)
      await expect(inDialog('新增商品', `数量 ${quantity}`)).toBeVisible()
      await press(inDialog('新增商品', quantity === '2' ? '确 定' : '保存并新增'))
    }
    await expect(lines).toHaveCount(2)
  })

  await test.step('one is edited, and the form goes on to the other', async () => {
    await press(lines.first().locator('.wg-row-title'))
    await user.type(dialog('编辑行').getByRole('textbox', { name: '备注' }), '急用')
    await press(inDialog('编辑行', '下一条'))
    await expect(dialog('编辑行').getByText('2 / 2')).toBeVisible()
    await press(inDialog('编辑行', '确 定'))
    await expect(dialog('编辑行')).toHaveCount(0)
  })

  await test.step('one is removed after a question', async () => {
    await press(button('删除第1行'))
    await expect(page.getByText('确认删除该行数据？')).toBeVisible()
    await press(button('确认'))
    await expect(page.getByText('总计: 1 行')).toBeVisible()
  })
}

/** The toolbars of `demo/voucher`. */
async function useToolbars(user: WidgetDriver): Promise<void> {
  const { page, press } = user
  const inZone = (name: string) => page.locator('.wg-toolbar').getByRole('button', { name })
  await test.step('a button with others below it opens them', async () => {
    await press(inZone('新增'))
    await press(page.locator('.wg-popover').getByRole('button', { name: '参照采购申请' }))
    await expect(page.getByText('点击了：参照采购申请')).toBeVisible()
  })
  await test.step('what has no room is below 更多', async () => {
    await press(page.locator('.wg-bottom-toolbar').getByRole('button', { name: '更多' }))
    await press(user.inDialog('更多', '作废'))
    await expect(page.getByText('点击了：作废')).toBeVisible()
  })
}

/** Every widget's main path, by the demo page that shows it, and who signs in there. */
export const WIDGET_PATHS = [
  { name: 'fields, places and pictures', demo: 'base', phone: '19900150001', use: useFields },
  { name: 'payment, the map, a scan and the look', demo: 'fun', phone: '19900150003', use: useServices },
  { name: 'a list, its query and its settings', demo: 'list', phone: '19900150002', use: useList },
  { name: 'references', demo: 'list?w=references', phone: '19900150004', use: useReferences },
  { name: 'lines', demo: 'table', phone: '19900150001', use: useLines },
  { name: 'toolbars', demo: 'voucher', phone: '19900150002', use: useToolbars },
] as const
