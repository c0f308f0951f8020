import { emptyDocument, NodeId } from '@mallwright/contract/document'
import { expect, test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'
import { canvasOf, publishDrafts, signInStudio } from './studio-page.ts'
import { enterAccount } from './shop-page.ts'

const HOME = '/micro/alm-mall-shop/home/tab-home'
const SECRET = '企业专享协议价'
const OPEN = '人人可见的公告'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
  const gateway = await signIn(server.url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' })
  const draft = await gateway.getDraftPage({ body: { cColumnCode: 'home' } })
  const nodes = [SECRET, OPEN].map((text, index) => ({
    id: NodeId.parse(`n${index}`),
    module: 'text',
    version: 0,
    props: { text },
  }))
  const document = {
    ...emptyDocument('首页'),
    children: nodes.map(({ id }) => id),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
  const iRevision = draft.ok ? draft.data.iRevision : -1
  const body = { cColumnCode: 'home', document, iRevision, cRequestUuid: 'two-texts' }
  expect((await gateway.saveColumnPage({ body })).ok).toBe(true)
})

test.afterAll(async () => {
  await server.stop()
})

test('a module for enterprises reaches an enterprise buyer only, after the sign-in', async ({ browser }) => {
  const studio = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await signInStudio(studio, server.url)
  await canvasOf(studio).getByText(SECRET).click()
  await studio.getByRole('tab', { name: '高级' }).click()
  for (const name of ['访客', '个人', '团队']) await studio.getByRole('checkbox', { name }).uncheck()
  await publishDrafts(studio)

  const shop = await browser.newPage({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
  const html = await (await fetch(server.url + HOME)).text()
  expect([html.includes(OPEN), html.includes(SECRET)]).toEqual([true, false])
  await shop.goto(server.url + HOME)
  await expect(shop.getByText(OPEN)).toBeVisible()
  await expect(shop.getByText(SECRET)).toHaveCount(0)

  await shop.goto(`${server.url}/login-account`)
  await enterAccount(shop, '19900140001')
  await expect(shop.getByText(SECRET)).toBeVisible()
  await shop.reload()
  await expect(shop.getByText(SECRET)).toBeVisible()

  await shop.getByRole('link', { name: '我的' }).click()
  await shop.getByRole('link', { name: '设置' }).click()
  await shop.getByRole('button', { name: '退出登录' }).click()
  await shop.getByRole('button', { name: '确认' }).click()
  await expect(shop.getByRole('link', { name: '登录' })).toBeVisible()
  await shop.getByRole('link', { name: '首页' }).click()
  await expect(shop.getByText(OPEN)).toBeVisible()
  await expect(shop.getByText(SECRET)).toHaveCount(0)
})
