import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { PHONE } from '../phones.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { photoOf } from './code-photo.ts'
import { pdfFile } from './pdf-file.ts'
import { test } from './shared-mall.ts'
import { signInAnyway } from './shop-page.ts'

async function expectSound(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a buyer joins by the picture of an invitation, and sends a photo of a licence with an application', async ({
  browser,
  mall,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto('/login-account')
  await signInAnyway(page, '19900110001')
  await page.waitForURL((url) => !url.pathname.includes('login'))

  await test.step('a foreign code is refused, an invitation finds its institution', async () => {
    await page.goto('/enterprise-join')
    await button(page, '扫码').click()
    const popup = page.getByRole('dialog', { name: '扫一扫' })
    await expect(popup).toBeVisible()
    await expectSound(page)
    const album = popup.locator('input[type=file]').last()
    await album.setInputFiles(await photoOf('https://other.example/InvitationCode?code=NOTOP1'))
    await expect(popup.getByText('不是本商城的有效二维码')).toBeVisible()
    await album.setInputFiles(await photoOf(`${mall.url}/InvitationCode?code=NOTOP1`))
    await expect(popup).toHaveCount(0)
    await expect(page.getByText('北辰精工（演示）有限公司')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('cEnterpriseUuid')).toBeTruthy()
    await expectSound(page)
  })

  await test.step('a photo of a licence is uploaded, and the draft keeps it', async () => {
    await page.goto('/enterprise-creat?creatTab=0')
    await button(page, '添加图片').click()
    const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c9b98f' } })
      .jpeg()
      .toBuffer()
    const album = page.getByRole('dialog', { name: '添加图片' }).locator('input[type=file]').last()
    await album.setInputFiles({ name: 'licence.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText('上传成功')).toBeAttached()
    await expectSound(page)
    await page.reload()
    await button(page, '查看 图片 1').click()
    await expect(page.getByRole('dialog', { name: '查看大图' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a photo that cannot be sent goes on with the next visit, and is gone after it', async () => {
    await button(page, '删除 图片 1').click()
    const uploads = '**/saveUpload'
    await page.route(uploads, (route) => route.abort())
    await button(page, '添加图片').click()
    // Noise, which a canvas makes smaller, in a worker.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const buffer = await sharp({ create: { width: 1800, height: 2400, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 98 })
      .toBuffer()
    const album = page.getByRole('dialog', { name: '添加图片' }).locator('input[type=file]').last()
    const worker = page.waitForEvent('worker')
    await album.setInputFiles({ name: 'late.jpg', mimeType: 'image/jpeg', buffer })
    expect((await worker).url()).toContain('picture-worker')
    await expect(page.getByText('文件上传服务链接失败')).toBeVisible()
    await page.unroute(uploads)
    const sent = page.waitForResponse((response) => response.url().includes('saveUpload'))
    await page.reload()
    const [file] = ((await (await sent).json()) as { data: readonly { iWidth: number; cOriginName: string }[] }).data
    expect(file).toMatchObject({ iWidth: 1800, cOriginName: 'late.jpg' })
    await expect(page.getByText('上传成功')).toBeAttached()
    await page.reload()
    await expect(button(page, '查看 图片 1')).toBeVisible()
    await expect(button(page, '添加图片')).toHaveCount(0)
  })
})

test('a document is read page by page, and a broken one is offered for download', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto('/micro/alm-mall-shop/demo/base')
  await signInAnyway(page, '19900110002')
  const add = async (name: string, buffer: Buffer) => {
    await button(page, '添加文件').first().click()
    const files = page.getByRole('dialog').locator('input[type=file]').last()
    await files.setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await button(page, `查看 ${name}`).click()
  }
  const lines = ['增值税电子普通发票', ...Array.from({ length: 30 }, (_, index) => `明细清单第${index + 2}页`)]
  await add('发票.pdf', pdfFile(lines))
  const preview = page.getByRole('dialog', { name: '发票.pdf' })
  const frame = preview.frameLocator('iframe')
  await expect(frame.getByText('增值税电子普通发票')).toBeAttached()
  // It has no origin, so it reaches neither session nor storage.
  expect(await frame.locator('html').evaluate(() => window.origin)).toBe('null')
  await expect(frame.locator('article')).toHaveCount(31)
  expect(await frame.locator('canvas').count()).toBeLessThan(10)
  await frame.locator('article').last().scrollIntoViewIfNeeded()
  await expect(frame.getByText('明细清单第31页')).toBeAttached()
  await expectSound(page)
  await preview.getByRole('button', { name: '关闭' }).click()
  await add('损坏.pdf', Buffer.from('%PDF-1.4\nnothing\n%%EOF\n'))
  await expect(page.getByRole('dialog', { name: '损坏.pdf' }).getByText('当前文件无法预览')).toBeVisible()
  await expect(page.getByRole('link', { name: '下载文件' })).toHaveAttribute('download', '损坏.pdf')
  // Opened by itself it has none either: its policy says so.
  await page.goto('/shop-assets/pdf-frame.html')
  expect(await page.evaluate(() => window.origin)).toBe('null')
})
