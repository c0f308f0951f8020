import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { pdfFile } from './pdf-file.ts'
import { choose, openDesk, openNew, saveShown, typeNumber } from './voucher-desk.ts'

const NAME = '技术协议.pdf'
/** Who works for the seller of the demo, another institution. */
const STRANGER = '19900140004'
const LINE = '采购技术协议（仅供内部审阅）'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

/** Opens an attachment of the shown voucher; gives its preview. */
async function preview(page: Page) {
  await page.getByRole('button', { name: /^附件/ }).tap()
  await page.getByRole('button', { name: `查看 ${NAME}` }).tap()
  return page.getByRole('dialog').last()
}

/** Adds a PDF to the shown voucher; gives what the server stored. */
async function attach(page: Page, name: string, lines: readonly string[]) {
  await page.getByRole('button', { name: '附件', exact: true }).tap()
  const stored = page.waitForResponse((response) => response.url().includes('saveUpload'))
  await page.getByRole('dialog', { name: '附件' }).getByRole('button', { name: '添加文件' }).tap()
  const files = page.getByRole('dialog').locator('input[type=file]').last()
  await files.setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfFile(lines) })
  const { data } = (await (await stored).json()) as { data: readonly { cDocId: string; cUrl: string }[] }
  await expect(page.getByText('上传成功')).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: '附件' })).toHaveCount(0)
  return { cDocId: '', cUrl: '', ...data[0] }
}

test('a private document is read by whoever may open its voucher, and by nobody else', async ({ browser }) => {
  const maker = await openDesk(browser, server.url, '19900150001')
  const { page } = maker
  let docId = ''
  let address = ''

  await test.step('it is uploaded with a voucher, and shown from the session', async () => {
    await openNew(maker, server.url, 'PUR_REQUEST')
    await page.getByRole('button', { name: '新增物料' }).tap()
    const line = page.getByRole('dialog', { name: '新增物料' })
    await line.getByRole('button', { name: /^物料/ }).tap()
    await choose(page, '深沟球轴承')
    await typeNumber(page, '新增物料', '数量', '10')
    await line.getByRole('button', { name: '确 定' }).tap()
    const stored = await attach(page, NAME, [LINE, '第二页'])
    docId = stored.cDocId
    expect(stored.cUrl).toContain('/downLoadOwn/')
    await saveShown(maker)
    address = page.url()
    const dialog = await preview(page)
    const frame = dialog.frameLocator('iframe')
    await expect(frame.getByText(LINE)).toBeAttached()
    await expect(frame.locator('article')).toHaveCount(2)
    expect(await frame.locator('html').evaluate(() => window.origin)).toBe('null')
    const download = dialog.getByRole('link', { name: '下载文件' })
    await expect(download).toHaveAttribute('download', NAME)
    // An address of this page's memory, which nobody else has.
    expect(await download.getAttribute('href')).toMatch(/^blob:/)
    expect(await findingsOf(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  })

  await test.step('a colleague with the right opens it', async () => {
    const colleague = await openDesk(browser, server.url, '19900150002')
    await colleague.page.goto(address)
    await expect((await preview(colleague.page)).frameLocator('iframe').getByText(LINE)).toBeAttached()
    await colleague.page.context().close()
  })

  await test.step('its addresses give nothing without a session', async () => {
    const stranger = await browser.newContext()
    for (const path of [`downLoadOwn/${docId}`, `downLoad/${docId}/origin`, `picPreview/me/${docId}`]) {
      const answer = await stranger.request.get(`${server.url}/api/alc-oss/handle/${path}`)
      expect(answer.headers()['content-type']).not.toContain('pdf')
      expect(await answer.text()).not.toContain('%PDF')
    }
    await stranger.close()
  })

  await test.step('a member of another institution sees neither voucher nor document, though the page asks for it', async () => {
    const other = await openDesk(browser, server.url, STRANGER)
    await other.page.goto(address)
    await expect(other.page.getByText(/无数据权限|未找到该单据/).first()).toBeVisible()
    await openNew(other, server.url, 'PUR_REQUEST')
    await attach(other.page, 'own.pdf', ['自己的文件'])
    await other.page.getByRole('button', { name: /^附件/ }).tap()
    const tile = other.page.getByRole('button', { name: '查看 own.pdf' })
    await expect(tile).toBeVisible()
    // Its page is made to believe that the document is its own, and asks for it by its own session.
    await other.page.route('**/getFilePaths', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: Record<string, unknown>[] }
      const cOssPublicUrl = `/api/alc-oss/handle/downLoadOwn/${docId}`
      const data = body.data.map((file) => ({ ...file, cDocId: docId, cOssPublicUrl, cPreviewUrl: cOssPublicUrl }))
      await route.fulfill({ response: answer, json: { ...body, data } })
    })
    const asked = other.page.waitForResponse((response) => response.url().includes(`downLoadOwn/${docId}`))
    await tile.tap()
    const dialog = other.page.getByRole('dialog').last()
    expect((await asked).status()).toBe(404)
    await expect(dialog.locator('iframe')).toHaveCount(0)
    await expect(other.page.getByText(LINE)).toHaveCount(0)
  })
})
