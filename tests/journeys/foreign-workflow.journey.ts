import { expect, test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'
import { startForeignWorkflowServer } from './foreign-workflow-server.ts'
import type { ForeignWorkflowServer } from './foreign-workflow-server.ts'
import { postHostileMessages } from './hostile-frame.ts'
import { frameOf, openOnPhone, popupOf, submitOrder, taskOf } from './task-frame.ts'
import { statusOf, WORK } from './voucher-desk.ts'

let server: Deployment
let foreign: ForeignWorkflowServer

test.beforeAll(async () => {
  server = await startDeployment()
  foreign = await startForeignWorkflowServer(server.url)
})

test.afterAll(async () => {
  foreign.stop()
  await server.stop()
})

test('a task is decided on the page of a configured workflow server, which redeems its ticket once', async ({
  browser,
}) => {
  const operator = await signIn(server.url, { phone: '19900180001', password: 'Mall2025a', terminal: 'studio' })
  const saved = await operator.saveWorkflowServer({ body: { cAccUuid: '', cUrl: foreign.url } })
  expect(saved.ok).toBe(true)
  const maker = await openOnPhone(browser, server.url + WORK, '19900150001')
  const number = await submitOrder(maker)
  const approver = await openOnPhone(browser, `${server.url}${WORK}/tasks`, '19900150002')
  const frame = frameOf(approver)

  await test.step('its page is framed with its own origin and shows the task of the ticket', async () => {
    await taskOf(approver, number).getByRole('button', { name: '处理' }).tap()
    await expect(frame.getByRole('heading', { name: '外部流程平台' })).toBeVisible()
    await expect(frame.getByText(number)).toBeVisible()
    const sandbox = await approver.locator('.wg-workflow iframe').getAttribute('sandbox')
    expect(sandbox).toBe('allow-scripts allow-forms allow-same-origin')
    expect(foreign.redeemed).toEqual([[200, 410]])
  })

  await test.step('neither another window nor the shop itself closes it', async () => {
    await postHostileMessages(approver)
    await expect(popupOf(approver)).toBeVisible()
  })

  await test.step('its decision counts, and its message closes the popup', async () => {
    await frame.getByRole('button', { name: '批准' }).tap()
    await expect(popupOf(approver)).toBeHidden()
    await expect(taskOf(approver, number)).toHaveCount(0)
    await maker.reload()
    await expect(statusOf(maker)).toContainText('已审核')
  })

  await test.step('without the server the mall shows tasks itself again', async () => {
    const listed = await operator.getWorkflowServerPage({ body: {} })
    const found = listed.ok ? listed.data.results.find(({ cUrl }) => cUrl === foreign.url) : undefined
    await operator.deleteWorkflowServer({ body: { cServerUuid: found?.cServerUuid ?? '' } })
    await maker.goto(`${server.url}${WORK}`)
    const second = await submitOrder(maker)
    await approver.reload()
    await taskOf(approver, second).getByRole('button', { name: '处理' }).tap()
    await expect(frame.getByRole('heading', { name: '采购订单' })).toBeVisible()
    await expect(approver.locator('.wg-workflow iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
  })
})
