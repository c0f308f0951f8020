import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { PHONE } from '../phones.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'

const CENTER = '/micro/alm-mall-shop/home/UserCenter'
const TEAM = '/micro/alm-mall-shop/UserCenter/team'
const OPERATOR = '19900180001'

let server: Deployment
/** Where the operator decides. */
let desk: Page

test.beforeAll(async ({ browser }) => {
  server = await startDeployment()
  desk = await openDesk(browser)
})

test.afterAll(async () => {
  await server.stop()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const guide = (page: Page) => page.getByRole('dialog', { name: '新手买家指引' })

/** Registers a phone, which the guidance welcomes. */
async function register(browser: Browser, phone: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await page.goto(`${server.url}/user-register`)
  await field(page, '手机号码').fill(phone)
  await button(page, '获取验证码').click()
  await expect(page.getByText('演示商城不发短信，验证码：246810')).toBeVisible()
  await field(page, '验证码').fill('246810')
  await field(page, '登录密码').fill('Letters2026')
  await field(page, '确认密码').fill('Letters2026')
  await page.getByRole('checkbox').check()
  await button(page, '注册').click()
  await expect(guide(page)).toBeVisible()
  return page
}

/** A screen is usable by everybody, and does not scroll sideways. */
async function expectSound(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

async function chooseArea(page: Page): Promise<void> {
  await page.getByRole('button', { name: /所在地区/ }).click()
  const sheet = page.getByRole('dialog', { name: '所在地区' })
  for (const name of ['广东省', '深圳市', '南山区']) await sheet.getByText(name, { exact: true }).last().click()
  await expect(sheet).toHaveCount(0)
}

/** An operator signs in at the desk. */
async function openDesk(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })).newPage()
  await page.goto(`${server.url}/studio/desk`)
  await field(page, '手机号码').fill(OPERATOR)
  await field(page, '登录密码').fill('Mall2025a')
  await button(page, '登录').click()
  await expect(page.getByRole('navigation', { name: '列表' })).toBeVisible()
  return page
}

/** What the operator does with the newest row of a subject in a list of the desk, and what the row says afterwards. */
async function decide(
  { list, subject, action, reason }: { list: string; subject: string; action: string; reason?: string },
  state: string,
): Promise<void> {
  await desk.goto(`${server.url}/studio/desk`)
  await desk.getByRole('link', { name: list, exact: true }).click()
  const row = desk.getByRole('row').filter({ hasText: subject }).first()
  await row.getByRole('button', { name: action, exact: true }).click()
  const question = desk.getByRole('dialog')
  await expect(question).toContainText(subject)
  if (reason) await question.getByLabel('原因').fill(reason)
  await question.getByRole('button', { name: action, exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(row).toContainText(state)
}

async function verifyPerson(page: Page, name: string, idNumber: string): Promise<void> {
  await expect(field(page, '姓名')).toBeVisible()
  await expectSound(page)
  await field(page, '姓名').fill(name)
  await field(page, '身份证号码').fill(idNumber)
  await button(page, '提交认证').click()
  await page.getByRole('dialog', { name: '认证成功' }).getByRole('button', { name: '完成' }).click()
  await expect(page.getByText('已完成实名认证')).toBeVisible()
}

test('a new phone becomes a buyer of an enterprise, and another one joins it', async ({ browser }) => {
  const page = await register(browser, '13900139001')

  await test.step('it creates an enterprise with an invite code', async () => {
    await expectSound(page)
    await guide(page).getByRole('button', { name: '创建企业' }).click()
    await button(page, '提交申请').click()
    await expect(page.getByText('企业名称不能为空')).toBeVisible()
    // Not behind the head of the screen.
    expect((await field(page, '企业名称').boundingBox())?.y).toBeGreaterThan(48)
    await field(page, '企业名称').fill('新芽科技')
    await expectSound(page)
    await field(page, '统一社会信用代码').fill('91110000MA0DEM013H')
    await chooseArea(page)
    await field(page, '详细地址').fill('科技园南区 1 栋')
    await field(page, '邀请码').fill('NO-SUCH-CODE')
    await button(page, '提交申请').click()
    await expect(page.getByText('邀请码不存在')).toBeVisible()
    await field(page, '邀请码').fill('DH8888')
    await button(page, '提交申请').click()
    await expect(page.getByText('审核中', { exact: true })).toBeVisible()
    await expectSound(page)
  })

  await test.step('the operator passes it', async () => {
    await decide({ list: '入驻申请', subject: '新芽科技', action: '通过' }, '已通过')
    await button(page, '刷新状态').click()
    await expect(page.getByText('已通过')).toBeVisible()
  })

  await test.step('its administrator verifies the own name, then the enterprise', async () => {
    await button(page, '去认证').click()
    await guide(page).getByRole('button', { name: '管理员认证' }).click()
    await verifyPerson(page, '周立新', '110101199001010015')
    await button(page, '企业认证').click()
    await expect(field(page, '企业名称')).toHaveValue('新芽科技')
    await field(page, '法定代表人姓名').fill('周立新')
    await field(page, '法定代表人身份证号码').fill('110101199001010015')
    await button(page, '提交认证').click()
    await page.getByRole('dialog', { name: '认证成功' }).getByRole('button', { name: '完成' }).click()
    await expect(page.getByText('企业已认证')).toBeVisible()
    await page.goto(server.url + CENTER)
    await expect(page.getByText('已认证', { exact: true })).toBeVisible()
    await expect(button(page, '去认证')).toHaveCount(0)
  })

  const joiner = await register(browser, '13900139002')
  await test.step('another phone asks to join', async () => {
    await guide(joiner).getByRole('button', { name: '加入企业' }).click()
    await joiner.getByRole('searchbox', { name: '企业或团队名称' }).fill('新')
    await button(joiner, '搜索').click()
    await expect(joiner.getByText('请至少输入2个字')).toBeVisible()
    await joiner.getByRole('searchbox', { name: '企业或团队名称' }).fill('新芽')
    await button(joiner, '搜索').click()
    await button(joiner, '申请加入').click()
    const sheet = joiner.getByRole('dialog', { name: '申请加入' })
    await sheet.getByLabel('申请备注').fill('采购部小顾')
    await sheet.getByRole('button', { name: '提交' }).click()
    await expect(button(joiner, '审核中')).toBeDisabled()
    await expectSound(joiner)
  })

  await test.step('the administrator agrees, and the new member may buy', async () => {
    await page.goto(server.url + TEAM)
    await expect(page.getByText('采购部小顾')).toBeVisible()
    await expectSound(page)
    await page.getByRole('article').getByRole('button', { name: '通过' }).click()
    await button(page, '确认').click()
    await expect(page.getByText('暂无数据')).toBeVisible()
    await joiner.goto(server.url + CENTER)
    await expect(joiner.getByText('新芽科技')).toBeVisible()
    await expect(joiner.getByText('已认证', { exact: true })).toBeVisible()
  })
})

test('a team is created, verified and authorised', async ({ browser }) => {
  const page = await register(browser, '13900139003')
  await guide(page).getByRole('button', { name: '创建个人团队' }).click()
  await field(page, '团队名称').fill('晨露团')
  await field(page, '用户姓名').fill('陆晨')
  await field(page, '身份证号码').fill('110101199102020028')
  await chooseArea(page)
  await button(page, '提交申请').click()
  await expect(page.getByText('审核中', { exact: true })).toBeVisible()
  await decide({ list: '入驻申请', subject: '晨露团', action: '通过' }, '已通过')
  await button(page, '刷新状态').click()
  await button(page, '去认证').click()
  await guide(page).getByRole('button', { name: '实名认证' }).click()
  await verifyPerson(page, '陆晨', '110101199102020028')
  await page.goto(server.url + CENTER)
  await button(page, '去认证').click()
  await guide(page).getByRole('button', { name: '申请授权' }).click()
  await expect(page.getByText('提交成功，请耐心等待审核')).toBeVisible()
  await expect(guide(page).getByRole('button', { name: '审核中' })).toBeDisabled()
  const request = { list: '团队授权', subject: '晨露团' }
  await decide({ ...request, action: '驳回', reason: '请补充采购说明' }, '请补充采购说明')
  await page.reload()
  await button(page, '去认证').click()
  await expect(guide(page).getByText('请补充采购说明')).toBeVisible()
  await guide(page).getByRole('button', { name: '申请授权' }).click()
  await expect(guide(page).getByRole('button', { name: '审核中' })).toBeDisabled()
  await decide({ ...request, action: '授权' }, '已授权')
  await page.reload()
  await expect(page.getByText('个人团队已认证')).toBeVisible()
  await expect(button(page, '去认证')).toHaveCount(0)
})
