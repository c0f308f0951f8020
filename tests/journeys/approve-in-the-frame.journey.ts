import { expect, test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { findingsOf, scrollsSideways } from './accessible.ts'
import { postHostileMessages } from './hostile-frame.ts'
import { keysOf } from './keys-alone.ts'
import { frameOf, openOnPhone, popupOf, submitOrder, taskOf } from './task-frame.ts'
import { press, statusOf, WORK } from './voucher-desk.ts'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

test('a second person refuses in the frame by touch, and approves by keys alone', async ({ browser }) => {
  const maker = await openOnPhone(browser, server.url + WORK, '19900150001')
  const number = await submitOrder(maker)
  const approver = await openOnPhone(browser, server.url + WORK + '/tasks', '19900150002')
  const frame = frameOf(approver)

  await test.step('the task shows what is asked for, and only its own window closes it', async () => {
    await taskOf(approver, number).getByRole('button', { name: '处理' }).tap()
    await expect(frame.getByRole('heading', { name: '采购订单' })).toBeVisible()
    for (const text of [number, '¥18,000.00', '青禾办公（演示）有限公司', '深沟球轴承', '北辰采购员 提交'])
      await expect(frame.getByText(text).first()).toBeVisible()
    expect(await findingsOf(approver)).toEqual([])
    const frameSource = await approver.locator('.wg-workflow iframe').getAttribute('sandbox')
    expect(frameSource).toBe('allow-scripts allow-forms')
    await postHostileMessages(approver)
    await expect(popupOf(approver)).toBeVisible()
  })

  await test.step('a refusal needs an opinion; the close button and the back key leave what is not decided', async () => {
    await frame.getByRole('button', { name: '驳回' }).tap()
    await expect(frame.getByRole('alert')).toHaveText('请填写审批意见')
    await expect(frame.getByRole('textbox', { name: /^审批意见/ })).toBeFocused()
    expect(await findingsOf(approver)).toEqual([])
    await frame.getByRole('button', { name: '关闭' }).tap()
    await expect(popupOf(approver)).toBeHidden()
    await expect(approver).toHaveURL(/\/tasks$/)
    await taskOf(approver, number).getByRole('button', { name: '处理' }).tap()
    await expect(frame.getByRole('button', { name: '同意' })).toBeVisible()
    await frame.getByRole('button', { name: '驳回' }).tap()
    await expect(frame.getByRole('alert')).toBeVisible()
    // One step leads back within the frame, whose page then closes it.
    await approver.goBack()
    await expect(popupOf(approver)).toBeHidden()
    await expect(approver).toHaveURL(/\/tasks$/)
  })

  await test.step('it is refused by touch at 320 px, and is gone from the list', async () => {
    await approver.setViewportSize({ width: 320, height: 568 })
    await approver.emulateMedia({ colorScheme: 'dark' })
    await taskOf(approver, number).getByRole('button', { name: '处理' }).tap()
    await expect(frame.getByRole('button', { name: '同意' })).toBeVisible()
    expect(await frame.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth)).toBe(false)
    expect(await scrollsSideways(approver)).toBe(false)
    expect(await findingsOf(approver)).toEqual([])
    await frame.getByRole('textbox', { name: /^审批意见/ }).fill('超出预算，请减量')
    await frame.getByRole('button', { name: '驳回' }).tap()
    await expect(frame.getByRole('heading', { name: '已驳回' })).toBeVisible()
    await expect(popupOf(approver)).toBeHidden()
    await expect(taskOf(approver, number)).toHaveCount(0)
    await expect(approver).toHaveURL(/\/tasks$/)
  })

  await test.step('its submitter sees it refused, and submits it again', async () => {
    await maker.reload()
    await expect(statusOf(maker)).toContainText('已驳回')
    await expect(statusOf(maker)).toContainText('驳回意见：超出预算，请减量')
    await press(maker, '提交')
    await expect(statusOf(maker)).toContainText('审批中')
  })

  await test.step('the voucher’s own form opens the frame, where keys alone approve', async () => {
    await approver.setViewportSize({ width: 375, height: 812 })
    await approver.reload()
    await taskOf(approver, number).getByRole('button', { name: '查看单据' }).tap()
    await expect(statusOf(approver)).toContainText('审批中')
    const address = approver.url()
    const keys = keysOf(approver)
    await keys.press(approver.getByRole('button', { name: '审批', exact: true }))
    await expect(frame.getByText('超出预算，请减量')).toBeVisible()
    await keys.reach(frame.getByRole('textbox', { name: /^审批意见/ }))
    await approver.keyboard.type('OK')
    // Escape leaves it undecided, and it opens again.
    await approver.keyboard.press('Escape')
    await expect(popupOf(approver)).toBeHidden()
    await keys.press(approver.getByRole('button', { name: '审批', exact: true }))
    await keys.press(frame.getByRole('button', { name: '同意' }))
    await expect(frame.getByRole('heading', { name: '已同意' })).toBeFocused()
    await expect(popupOf(approver)).toBeHidden()
    await expect(statusOf(approver)).toContainText('已审核')
    expect(approver.url()).toBe(address)
  })
})
