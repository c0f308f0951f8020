import { test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { widgetKeys } from './widget-driver.ts'
import { openWidgets, WIDGET_PATHS } from './widget-paths.ts'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

test.use({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })

for (const { name, demo, phone, use } of WIDGET_PATHS) {
  test(`${name} are used by keys alone`, async ({ page }) => {
    const user = widgetKeys(page)
    await openWidgets(user, `${server.url}/micro/alm-mall-shop/demo/${demo}`, phone)
    await use(user)
  })
}
