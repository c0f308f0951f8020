import { test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { shopForAnEnterprise } from './enterprise-journey.ts'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

// `npm run proof -- long-journey` goes the same way at 320 px, in English, dark, and on a slow processor.
test('a member of an enterprise buys from three shops, pays in every way, and receives', async ({ browser }) => {
  const view = { width: 375, height: 812, locale: 'zh-CN', colorScheme: 'light' } as const
  await shopForAnEnterprise(browser, { server, view, step: (name, run) => test.step(name, run) })
})
