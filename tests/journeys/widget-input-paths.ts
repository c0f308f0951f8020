import { expect, test } from '@playwright/test'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'

import { photoOf } from './code-photo.ts'
import type { WidgetDriver } from './widget-driver.ts'

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
export async function useFields(user: WidgetDriver): Promise<void> {
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
export async function useServices(user: WidgetDriver): Promise<void> {
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
