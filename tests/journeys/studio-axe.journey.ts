import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { COLOUR_RULES, findingsOf as axeFindings } from './accessible.ts'
import { test } from './shared-mall.ts'
import { canvasOf, chooseInAccountMenu, comeNear, signInStudio } from './studio-page.ts'

/** What axe finds; in the dark theme, which changes colours alone, only what depends on them. */
function findingsOf(page: Page, theme = 'light'): Promise<string[]> {
  // Module content is checked in the shop; here the canvas and thumbnails are excluded.
  return axeFindings(page, { exclude: '.mw-page', ...(theme === 'dark' && { rules: COLOUR_RULES }) })
}

test('no panel of the studio has axe violations, light and dark', async ({ browser, mall }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const findings = (theme = 'light') => findingsOf(page, theme)
  await page.goto('/studio/')
  await expect(page.getByLabel('手机号码')).toBeVisible()
  expect(await findings()).toEqual([])
  await signInStudio(page, mall.url)
  await page.getByRole('button', { name: '开始导览' }).click()
  await expect(page.getByRole('dialog', { name: '插入模块' })).toBeVisible()
  expect(await findings(), 'tour').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const theme of ['light', 'dark']) {
    if (theme === 'dark') await chooseInAccountMenu(page, '深色')
    const title = canvasOf(page).locator('.mw-products .mw-list-title').first()
    await comeNear(page, title)
    await title.click()
    for (const panel of ['模块', '图层', '页面', '主题', '页面设置', '历史']) {
      await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: panel, exact: true }).click()
      // A loading tree has no focusable item.
      if (panel === '图层') await expect(page.getByRole('treeitem').first()).toBeVisible()
      expect(await findings(theme), `${theme} ${panel}`).toEqual([])
    }
    for (const tab of ['内容', '样式']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await findings(theme), `${theme} ${tab}`).toEqual([])
    }
    await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '图层' }).click()
    await page.getByRole('treeitem').first().press('Home')
    await page.getByRole('treeitem').first().press('Shift+ArrowDown')
    await expect(page.getByRole('heading', { name: '已选 2 个模块' })).toBeVisible()
    expect(await findings(theme), `${theme} several`).toEqual([])
    for (const [key, name] of [
      ['Control+k', '搜索命令'],
      ['?', '帮助与快捷键'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      expect(await findings(theme), `${theme} ${name}`).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const item = canvasOf(page).locator('.mw-item').first()
    await comeNear(page, item)
    await item.click({ button: 'right' })
    await expect(page.getByRole('menu', { name: '所选内容的操作' })).toBeVisible()
    expect(await findings(theme), `${theme} menu`).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: '剪切' })).toBeFocused()
    await page.getByRole('menuitem', { name: '层级' }).click()
    await expect(page.getByRole('menu')).toHaveCount(2)
    expect(await findings(theme), `${theme} submenu`).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(theme), `${theme} publish`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await context.close()
})

test('no menu of the studio has axe violations on a phone', async ({ browser, mall }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    locale: 'zh-CN',
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signInStudio(page, mall.url)
  await page.getByRole('button', { name: '更多操作' }).tap()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await findingsOf(page), 'top').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await canvasOf(page).locator('.mw-page > .mw-node').first().tap()
  const toolbar = page.getByRole('toolbar')
  await expect(toolbar).toBeVisible()
  for (const button of await toolbar.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await toolbar.getByRole('button', { name: '更多' }).tap()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await findingsOf(page), 'selection').toEqual([])
  await context.close()
})

test('the asset library has no axe violations, light and dark', async ({ browser, mall }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const findings = (theme = 'light') => findingsOf(page, theme)
  await signInStudio(page, mall.url)
  for (const theme of ['light', 'dark']) {
    if (theme === 'dark') await chooseInAccountMenu(page, '深色')
    await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '页面设置' }).click()
    await page.getByRole('button', { name: '打开素材库' }).click()
    const library = page.getByRole('dialog', { name: '素材库' })
    const used = library.getByRole('option', { name: '年终采购季' })
    await library.getByRole('searchbox').fill('季')
    await expect(library.getByRole('option')).toHaveCount(2)
    await used.click()
    await expect(library.getByRole('button', { name: /^用于/ }).first()).toBeVisible()
    expect(await findings(theme), `${theme} library`).toEqual([])
    await library
      .getByRole('option')
      .filter({ hasNotText: '年终采购季' })
      .first()
      .click({ modifiers: ['Control'] })
    await library.getByRole('button', { name: '新建文件夹' }).click()
    expect(await findings(theme), `${theme} library, several`).toEqual([])
    await used.click()
    await library.getByRole('button', { name: '裁剪' }).click()
    await expect(page.getByRole('application', { name: /方向键移动/ })).toBeVisible()
    expect(await findings(theme), `${theme} crop`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: /^裁剪/ })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await context.close()
})
