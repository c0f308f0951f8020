import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { pdfFile } from './pdf-file.ts'
import { enterAccount, openPhone } from './shop-page.ts'
import { choose, openDesk, openNew, saveShown, typeNumber, WORK } from './voucher-desk.ts'

const NAME = '技术协议.pdf'
const LINE = '采购技术协议（仅供内部审阅）'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

/** Opens the attachment of the shown voucher; gives its preview. */
async function preview(page: Page) {
  await page.getByRole('button', { name: /^附件/ }).tap()
  await page.getByRole('button', { name: `查看 ${NAME}` }).tap()
  return page.getByRole('dialog', { name: NAME })
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
    await page.getByRole('button', { name: '附件', exact: true }).tap()
    const stored = page.waitForResponse((response) => response.url().includes('saveUpload'))
    await page.getByRole('dialog', { name: '附件' }).getByRole('button', { name: '添加文件' }).tap()
    const files = page.getByRole('dialog').locator('input[type=file]').last()
    await files.setInputFiles({ name: NAME, mimeType: 'application/pdf', buffer: pdfFile([LINE, '第二页']) })
    const { data } = (await (await stored).json()) as { data: readonly { cDocId: string; cUrl: string }[] }
    docId = data[0]?.cDocId ?? ''
    expect(data[0]?.cUrl).toContain('/downLoadOwn/')
    await expect(page.getByText('上传成功')).toBeAttached()
    await page.goBack()
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
    const { page: other } = await openPhone(browser)
    await other.goto(`${server.url}${WORK}`)
    await enterAccount(other, '19900150005')
    await other.goto(address)
    await expect(other.getByText(/无数据权限|未找到该单据/).first()).toBeVisible()
    await other.goto(`${server.url}/micro/alm-mall-shop/demo/base`)
    await other.getByRole('button', { name: '添加文件', exact: true }).first().tap()
    const files = other.getByRole('dialog').locator('input[type=file]').last()
    await files.setInputFiles({ name: 'own.pdf', mimeType: 'application/pdf', buffer: pdfFile(['自己的文件']) })
    await expect(other.getByRole('button', { name: '查看 own.pdf' })).toBeVisible()
    // Its page is made to believe that the document is its own, and asks with its own session.
    await other.route('**/getFilePaths', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: Record<string, unknown>[] }
      const cOssPublicUrl = `/api/alc-oss/handle/downLoadOwn/${docId}`
      const data = body.data.map((file) => ({ ...file, cDocId: docId, cOssPublicUrl, cPreviewUrl: cOssPublicUrl }))
      await route.fulfill({ response: answer, json: { ...body, data } })
    })
    const asked = other.waitForResponse((response) => response.url().includes(`downLoadOwn/${docId}`))
    await other.getByRole('button', { name: '查看 own.pdf' }).tap()
    expect((await asked).status()).toBe(404)
    await expect(other.getByRole('dialog').last().locator('iframe')).toHaveCount(0)
    await expect(other.getByRole('dialog').last()).toContainText(/当前文件无法预览|不存在|失败/)
  })
})
