import { emptyDocument } from '@mallwright/contract/document'
import { expect, test } from '@playwright/test'

import { newDataDir, removeDataDir, startBuiltServer } from '../built-server.ts'
import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { canvasOf, insertModule, saved, signInStudio } from './studio-page.ts'

let server: Deployment
let secondEditor: Gateway

test.beforeAll(async () => {
  server = await startDeployment()
  secondEditor = await signIn(server.url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' })
})

test.afterAll(async () => {
  await server.stop()
})

/** Saves an empty page with a title, as another editor. */
async function saveFromElsewhere(title: string): Promise<void> {
  const draft = await secondEditor.getDraftPage({ body: { cColumnCode: 'home' } })
  if (!draft.ok) throw new Error(draft.msg)
  const body = {
    cColumnCode: 'home',
    document: emptyDocument(title),
    iRevision: draft.data.iRevision,
    cRequestUuid: title,
  }
  expect((await secondEditor.saveColumnPage({ body })).ok).toBe(true)
}

async function savedTitle(): Promise<unknown> {
  const draft = await secondEditor.getDraftPage({ body: { cColumnCode: 'home' } })
  return draft.ok ? (draft.data.document as { title: string }).title : undefined
}

test('no work is overwritten silently: the second save names the first editor and offers a choice', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await signInStudio(page, server.url)
  await saved(page)

  await saveFromElsewhere('别人的首页')
  await insertModule(page, '按钮')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('装修员小郑')
  await dialog.getByRole('button', { name: '全部用我的' }).click()
  await dialog.getByRole('button', { name: '合并并保存' }).click()
  await saved(page)
  expect(await savedTitle()).toBe('首页')

  await saveFromElsewhere('又一次')
  await insertModule(page, '按钮')
  await dialog.getByRole('button', { name: '全部用对方的' }).click()
  await dialog.getByRole('button', { name: '合并并保存' }).click()
  await expect(canvasOf(page).locator('.mw-page > .mw-node')).toHaveCount(0)
  expect(await savedTitle()).toBe('又一次')
  await context.close()
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
    await saved(page)
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect
      .poll(async () => (await fetch(`${emptyServer.url}/micro/alm-mall-shop/home/tab-home`)).text())
      .toContain('开业大吉')
    await page.context().close()
  } finally {
    await emptyServer.stop()
    removeDataDir(emptyServer.dataDir)
  }
})
