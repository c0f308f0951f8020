import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { canvasOf, insertModule, saved, signInStudio } from './studio-page.ts'
import { serveTwoPages } from './two-pages.ts'

const server = serveTwoPages()

/** Live region text of the studio. */
const expectAnnounced = (page: Page, text: string | RegExp) => expect(page.locator('.st-live-region')).toHaveText(text)
const nodesOf = (page: Page) => canvasOf(page).locator('.mw-page > .mw-node')

async function openPage(page: Page, column: string): Promise<void> {
  await page.goto(`${server.url}/studio/?page=${column}`)
  await expect(canvasOf(page)).toBeVisible()
  await saved(page)
  // The keyboard handler loads after the page.
  await page.waitForLoadState('networkidle')
}

test('modules are pasted to another tab and another page, and as plain text elsewhere', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const home = await context.newPage()
  await signInStudio(home, server.url)
  await insertModule(home, '文本')
  await home.getByRole('textbox', { name: '文字内容' }).fill('开业大吉')
  await saved(home)

  const party = await context.newPage()
  await openPage(party, 'party')
  await home.bringToFront()
  await canvasOf(home).getByText('开业大吉').click()
  await home.keyboard.press('Control+c')
  await expectAnnounced(home, '已复制 1 项')

  await party.bringToFront()
  await canvasOf(party).focus()
  await party.keyboard.press('Control+v')
  await expect(nodesOf(party)).toHaveCount(1)
  await expect(canvasOf(party).getByText('开业大吉')).toBeVisible()
  await saved(party)

  // The same by a button, which has to read the system clipboard.
  await canvasOf(party).getByText('开业大吉').click({ button: 'right' })
  await party.getByRole('menuitem', { name: /^粘贴 Ctrl/ }).click()
  await expect(nodesOf(party)).toHaveCount(2)
  await party.getByRole('toolbar').getByRole('button', { name: '复制', exact: true }).click()
  await expectAnnounced(party, '已复制 1 项')

  // In a field the browser pastes plain text.
  const field = party.getByRole('textbox', { name: '文字内容' })
  await field.fill('')
  await field.press('Control+v')
  await expect(field).toHaveValue('开业大吉')

  // The other page of the site in the same tab.
  await saved(party)
  await openPage(party, 'home')
  const before = await nodesOf(party).count()
  await canvasOf(party).focus()
  await party.keyboard.press('Control+v')
  await expect(nodesOf(party)).toHaveCount(before + 1)
  await party.keyboard.press('Control+x')
  await expectAnnounced(party, '已剪切 1 项')
  await expect(nodesOf(party)).toHaveCount(before)
  await party.keyboard.press('Control+Shift+v')
  await expect(nodesOf(party)).toHaveCount(before + 1)
  await context.close()
})

test('a module is picked up, moved into a container and dropped by keyboard alone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await signInStudio(page, server.url)
  await openPage(page, 'party')
  await canvasOf(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await insertModule(page, '文本')
  await insertModule(page, '自由容器')
  await page.keyboard.press('Escape')
  await canvasOf(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expectAnnounced(page, /^已拿起文本。页面，第 1 项，共 2 项/)
  await page.keyboard.press('ArrowDown')
  await expectAnnounced(page, /^自由容器，位置/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expectAnnounced(page, '已取消移动')
  await expect(nodesOf(page)).toHaveCount(2)
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await expectAnnounced(page, '页面，第 2 项，共 2 项')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(nodesOf(page)).toHaveCount(1)
  await expect(canvasOf(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(nodesOf(page)).toHaveCount(2)
  await context.close()
})
