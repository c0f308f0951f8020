import { emptyDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { newDataDir, removeDataDir, startBuiltServer } from '../built-server.ts'
import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { canvasOf, insertModule, publishDrafts, saved, signInStudio } from './studio-page.ts'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

/** Signs the second editor in without a browser; ends the browser session of the account. */
const signSecondEditorIn = () => signIn(server.url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' })

async function openStudio(browser: Browser, phone?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await signInStudio(page, server.url, phone)
  await saved(page)
  return page
}

const textbox = (page: Page) => page.getByRole('textbox', { name: '文字内容' })

async function writeText(page: Page, words: string): Promise<void> {
  await insertModule(page, '文本')
  await textbox(page).fill(words)
  await saved(page)
}

async function homeDraft(editor: Gateway) {
  const draft = await editor.getDraftPage({ body: { cColumnCode: 'home' } })
  if (!draft.ok) throw new Error(draft.msg)
  return { document: draft.data.document as Document, iRevision: draft.data.iRevision }
}

test('two editors see each other’s work at once, and each undoes only what was their own', async ({ browser }) => {
  const document = emptyDocument('活动页')
  const body = { cColumnCode: 'party', document, iRevision: 0, cRequestUuid: 'party' }
  expect((await (await signSecondEditorIn()).saveColumnPage({ body })).ok).toBe(true)
  const [song, zheng] = [await openStudio(browser), await openStudio(browser, '19900170002')]
  for (const page of [song, zheng]) await page.goto(`${server.url}/studio/?page=party`)
  const seen = (words: string, count: number) =>
    Promise.all([song, zheng].map((page) => expect(canvasOf(page).getByText(words)).toHaveCount(count)))
  await writeText(song, '小宋写的一行')
  await seen('小宋写的一行', 1)
  await writeText(zheng, '小郑写的一行')
  await seen('小郑写的一行', 1)
  // Both at the same time: nothing asks, nothing is lost.
  await Promise.all([writeText(song, '同时一'), writeText(zheng, '同时二')])
  await seen('同时一', 1)
  await seen('同时二', 1)
  for (const page of [song, zheng]) await expect(page.getByRole('dialog')).toHaveCount(0)
  const undo = async (page: Page, words: string) => {
    const button = page.getByRole('button', { name: /^撤销/ })
    while ((await canvasOf(page).getByText(words).count()) > 0) await button.click()
    await saved(page)
  }
  await undo(song, '小宋写的一行')
  await seen('小宋写的一行', 0)
  await seen('小郑写的一行', 1)
  await seen('同时二', 1)
  await undo(zheng, '小郑写的一行')
  for (const words of ['小郑写的一行', '同时一', '同时二']) await seen(words, 0)
  for (const page of [song, zheng]) await page.context().close()
})

test('no work is overwritten silently: a save over another one’s change of the same module offers a choice', async ({
  browser,
}) => {
  const secondEditor = await signSecondEditorIn()
  const page = await openStudio(browser)
  await writeText(page, '原来的字')
  const overwrite = async (words: string) => {
    const { document, iRevision } = await homeDraft(secondEditor)
    const nodes = Object.fromEntries(
      Object.entries(document.nodes).map(([id, node]) => {
        const isText = typeof node.props['text'] === 'string' && node.props['text'].startsWith('原来的字')
        return [id, isText ? { ...node, props: { ...node.props, text: `原来的字${words}` } } : node]
      }),
    )
    const body = { cColumnCode: 'home', document: { ...document, nodes }, iRevision, cRequestUuid: words }
    expect((await secondEditor.saveColumnPage({ body })).ok).toBe(true)
  }
  const collide = async (mine: string, theirs: string) => {
    await page.context().setOffline(true)
    await textbox(page).fill(mine)
    await overwrite(theirs)
    await page.context().setOffline(false)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('装修员小郑')
    return dialog
  }
  const first = await collide('我的字', '，对方改了')
  await first.getByRole('button', { name: '全部用我的' }).click()
  await first.getByRole('button', { name: '合并并保存' }).click()
  await saved(page)
  expect(JSON.stringify((await homeDraft(secondEditor)).document)).toContain('我的字')

  await textbox(page).fill('原来的字')
  await saved(page)
  const second = await collide('我的另一行', '，又改了')
  await second.getByRole('button', { name: '全部用对方的' }).click()
  await second.getByRole('button', { name: '合并并保存' }).click()
  await expect(canvasOf(page).getByText('原来的字，又改了')).toBeVisible()
  await saved(page)
  expect(JSON.stringify((await homeDraft(secondEditor)).document)).not.toContain('我的另一行')
  await page.context().close()
})

test('a session that is taken over elsewhere is told at once, and the work goes on after signing in again', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  // The socket tells the reason: it must be connected.
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await signInStudio(page, server.url)
  await connected
  await signIn(server.url, { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' })
  const dialog = page.getByRole('dialog', { name: '此账号已在其他地方登录' })
  await expect(dialog).toContainText('你的修改都还在')
  await dialog.getByLabel('手机号码').fill('19900170001')
  await dialog.getByLabel('登录密码').fill('Mall2025a')
  await dialog.getByRole('button', { name: /登录/ }).click()
  await page.getByRole('button', { name: '强制登录' }).click()
  await expect(dialog).toHaveCount(0)
  await writeText(page, '接着写')
  await page.context().close()
})

test('without demo accounts, the printed link creates the first super user, who can edit and publish', async ({
  browser,
}) => {
  const emptyServer = await startBuiltServer({ dataDir: newDataDir(), env: { DEMO: '0' } })
  try {
    const link = /http:\/\/[^\s]+\/studio\/\?setup=[\w-]+/.exec(emptyServer.output())?.[0]
    expect(link).toBeDefined()
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage()
    await page.goto(link ?? '')
    await page.getByLabel('手机号码').fill('13800000001')
    await page.getByLabel('登录密码').first().fill('Mall2026x')
    const confirm = page.getByLabel('确认密码')
    if (await confirm.count()) await confirm.fill('Mall2026x')
    await page
      .getByRole('button')
      .filter({ hasText: /创建|登录|完成/ })
      .first()
      .click()
    await expect(canvasOf(page)).toBeVisible()
    // The single-use ticket must not remain in the browser's history.
    await expect(page).toHaveURL(/\/studio\/$/)
    await insertModule(page, '文本')
    await page.getByRole('textbox', { name: '文字内容' }).fill('开业大吉')
    await publishDrafts(page)
    await expect
      .poll(async () => (await fetch(`${emptyServer.url}/micro/alm-mall-shop/home/tab-home`)).text())
      .toContain('开业大吉')
    await page.context().close()
  } finally {
    await emptyServer.stop()
    removeDataDir(emptyServer.dataDir)
  }
})
