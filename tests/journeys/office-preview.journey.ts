import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { PHONE } from '../phones.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { contractParts, purchaseParts, slideParts } from './office-files.ts'
import { test } from './shared-mall.ts'
import { signInAnyway } from './shop-page.ts'
import { zipFile } from './zip-file.ts'

let picture: Buffer

test.beforeAll(async () => {
  picture = await sharp({ create: { width: 900, height: 340, channels: 3, background: '#8fa3bd' } })
    .png()
    .toBuffer()
})

async function openUploads(page: Page, phone: string): Promise<void> {
  await page.goto('/micro/alm-mall-shop/demo/base')
  await signInAnyway(page, phone)
}

/** Chooses a file and opens its preview. */
async function preview(page: Page, name: string, buffer: Buffer) {
  await page.getByRole('button', { name: '添加文件', exact: true }).first().click()
  const files = page.getByRole('dialog').locator('input[type=file]').last()
  await files.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await page.getByRole('button', { name: `查看 ${name}`, exact: true }).click()
  return page.getByRole('dialog', { name })
}

const close = (page: Page) => page.getByRole('button', { name: '关闭', exact: true }).last().click()

test('texts of Word are read on a phone, and hostile ones reach nobody', async ({ browser, mall }) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(mall.url)) foreign.push(request.url())
  })
  await openUploads(page, '19900110002')

  await test.step('a contract flows to the width of the window', async () => {
    const dialog = await preview(page, '合同.docx', zipFile(contractParts(picture)))
    const frame = dialog.frameLocator('iframe')
    await expect(frame.getByText('办公用品采购合同')).toBeVisible()
    expect(await frame.locator('html').evaluate(() => window.origin)).toBe('null')
    const numbers = await frame.getByText('货物名称、规格、数量及价款').evaluate((line) => {
      const text = line.closest('p') ?? line
      return getComputedStyle(text, '::before').content
    })
    expect(numbers).toContain('第')
    await expect(frame.getByRole('cell', { name: '24,658.00' })).toBeVisible()
    const { wide, shown } = await frame.locator('html').evaluate((html) => {
      const [image] = html.querySelectorAll('img')
      return { wide: html.scrollWidth, shown: image?.naturalWidth }
    })
    expect(wide).toBe(375)
    expect(shown).toBe(900)
    // Where it leads is told, and not gone to.
    const link = frame.getByText('供货方网站')
    await link.click()
    await expect(link).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await expect(dialog.getByRole('link', { name: '下载文件' })).toHaveAttribute('download', '合同.docx')
    await close(page)
  })

  await test.step('one that would load, run and frame does none of it', async () => {
    const parts = contractParts(picture)
    const relations = String(parts['word/_rels/document.xml.rels'])
    const hostile = {
      ...parts,
      'word/_rels/document.xml.rels': relations
        .replace('media/image1.png"', 'https://tracker.example/a.png" TargetMode="External"')
        .replace(
          '</Relationships>',
          '<Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="page.html"/></Relationships>',
        ),
      'word/page.html': '<script>parent.postMessage({ kind: "frame-failed" }, "*")</script>',
      'word/document.xml': String(parts['word/document.xml']).replace(
        '<w:sectPr>',
        '<w:altChunk r:id="r9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/><w:sectPr>',
      ),
    }
    const frame = (await preview(page, '恶意.docx', zipFile(hostile))).frameLocator('iframe')
    await expect(frame.getByText('办公用品采购合同')).toBeVisible()
    expect(await frame.locator('iframe, script:not([src]), object, embed').count()).toBe(0)
    // Even a script that ran in it would reach nobody.
    const reached = await frame.locator('html').evaluate(async () => {
      const tried = await Promise.allSettled([fetch('https://tracker.example/'), fetch('/api/healthz')])
      return tried.map(({ status }) => status)
    })
    expect(reached).toEqual(['rejected', 'rejected'])
    await close(page)
    expect(foreign).toEqual([])
  })

  await test.step('a bomb, a broken one and one of old Word are offered for download, and say why', async () => {
    const bomb = { ...contractParts(picture), 'word/document.xml': Buffer.alloc(64 * 1024 * 1024, '<w:p/>') }
    const dialog = await preview(page, '炸弹.docx', zipFile(bomb))
    await expect(dialog.getByText('文件内容过大，请下载后查看。')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '下载文件' })).toHaveAttribute('download', '炸弹.docx')
    await close(page)
    const broken = await preview(page, '损坏.docx', Buffer.from('PK nothing'))
    await expect(broken.getByText('文件已损坏、已加密或格式不符，请下载后查看。')).toBeVisible()
    expect(await findingsOf(page)).toEqual([])
    await close(page)
    const old = await preview(page, '旧版.doc', Buffer.from('old'))
    await expect(old.getByText(/旧版 Office 格式/)).toBeVisible()
    await expect(old.getByRole('link', { name: '下载文件' })).toHaveAttribute('download', '旧版.doc')
  })
})

test('a workbook has its sheets, and its heads stand still', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  await openUploads(page, '19900110001')
  const dialog = await preview(page, '清单.xlsx', zipFile(purchaseParts()))
  const frame = dialog.frameLocator('iframe')
  await expect(frame.getByRole('cell', { name: '¥12.50' })).toBeVisible()
  await expect(frame.getByRole('cell', { name: '2026年3月18日' })).toBeAttached()
  await expect(frame.getByRole('columnheader', { name: 'C', exact: true })).toHaveCount(0)
  const head = frame.getByRole('cell', { name: '商品名称' })
  const first = frame.getByRole('cell', { name: '办公用品第1号（含税、含运费）' })
  const before = await head.boundingBox()
  await frame.getByRole('tabpanel').evaluate((sheet) => sheet.scrollTo(0, 600))
  await expect(first).not.toBeInViewport()
  expect((await head.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  // Charts stand below the cells; one that is not drawn says so in its place.
  const chart = frame.getByRole('img', { name: '各类采购额 · 2025 · 2026' })
  await chart.scrollIntoViewIfNeeded()
  await expect(chart.locator('rect')).toHaveCount(6)
  await expect(frame.getByText('图表不在预览中，请下载查看')).toHaveCount(1)
  expect((await chart.boundingBox())?.width).toBeLessThanOrEqual(375)
  const tab = frame.getByRole('tab', { name: '备注' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(frame.getByText('周敏（演示）')).toBeVisible()
  await frame.getByRole('tab', { name: '空白页' }).click()
  await expect(frame.getByRole('status')).toHaveText('此工作表没有内容')
  expect(await findingsOf(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await close(page)

  await test.step('a long one shows its first rows, and says so', async () => {
    const long = (await preview(page, '长.xlsx', zipFile(purchaseParts(3000)))).frameLocator('iframe')
    await expect(long.getByText(/^仅显示前 1000 行/)).toBeAttached()
    await close(page)
  })

  await test.step('slides are laid out in their proportions, and read as texts', async () => {
    const slides = (await preview(page, '介绍.pptx', zipFile(slideParts(picture)))).frameLocator('iframe')
    const image = slides.getByRole('img', { name: '收货区' })
    await expect(image).toBeVisible()
    const paper = await slides.locator('.shop-slide-paper').nth(1).boundingBox()
    expect((paper?.width ?? 0) / (paper?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    const shown = await image.boundingBox()
    // On the right half, as the file has it; the title above it.
    expect(((shown?.x ?? 0) - (paper?.x ?? 0)) / (paper?.width ?? 1)).toBeCloseTo(6_400 / 12_192, 1)
    const title = slides.getByRole('heading', { name: '仓储与配送' })
    expect((await title.boundingBox())?.y).toBeLessThan(shown?.y ?? 0)
    expect(await slides.locator('.shop-slide-paper').count()).toBe(2)
    await expect(
      slides.getByRole('article', { name: '第3页' }).getByRole('heading', { name: '联系我们' }),
    ).toBeAttached()
    expect(await findingsOf(page)).toEqual([])
    const wide = await slides.locator('html').evaluate((html) => html.scrollWidth)
    expect(wide).toBe(375)
    await slides.getByRole('button', { name: '文字' }).click()
    await expect(slides.locator('.shop-slide-paper')).toHaveCount(0)
    await expect(slides.getByText('全国 48 小时送达')).toBeVisible()
    const size = await slides
      .getByText('全国 48 小时送达')
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    expect(size).toBeGreaterThanOrEqual(14)
    expect(await findingsOf(page)).toEqual([])
    await close(page)
  })

  // Opened by themselves the frames have no origin either: their policy says so.
  for (const kind of ['docx', 'xlsx', 'pptx']) {
    await page.goto(`/shop-assets/${kind}-frame.html`)
    expect(await page.evaluate(() => window.origin)).toBe('null')
  }
})
