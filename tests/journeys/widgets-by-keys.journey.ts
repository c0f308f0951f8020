import { test } from './shared-mall.ts'
import { widgetKeys } from './widget-driver.ts'
import { openWidgets, WIDGET_PATHS } from './widget-paths.ts'

test.use({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' })

for (const { name, demo, phone, use } of WIDGET_PATHS) {
  test(`${name} are used by keys alone`, async ({ page }) => {
    const user = widgetKeys(page)
    await openWidgets(user, `/micro/alm-mall-shop/demo/${demo}`, phone)
    await use(user)
  })
}
