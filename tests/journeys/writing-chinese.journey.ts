import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { canvasOf, insertModule, signInStudio } from './studio-page.ts'

/** Composition texts of an input method while 满减 is typed: letters, then the chosen characters. */
const COMPOSED = ['m', 'ma', 'man', 'man j', 'man ji', 'man jian']
const WORD = '满减'

let server: Deployment

test.beforeAll(async () => {
  server = await startDeployment()
})

test.afterAll(async () => {
  await server.stop()
})

/** Types a word like an input method: syllable by syllable, then the choice. */
async function compose(session: CDPSession, text: string): Promise<void> {
  for (const text of COMPOSED) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  await session.send('Input.insertText', { text: text })
}

/** Number of steps in the history panel. */
async function steps(page: Page): Promise<number> {
  await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '历史' }).click()
  const lines = page.getByRole('complementary', { name: '历史' }).getByRole('listitem')
  await expect(lines.first()).toBeVisible()
  const count = await lines.count()
  await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '模块' }).click()
  return count
}

async function openStudio(page: Page): Promise<{ readonly session: CDPSession; readonly nodes: Locator }> {
  await signInStudio(page, server.url)
  return { session: await page.context().newCDPSession(page), nodes: canvasOf(page).locator('.mw-page > .mw-node') }
}

test.use({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })

test('a Chinese composition on the canvas is one step and triggers no shortcut', async ({ page }) => {
  const { session, nodes } = await openStudio(page)
  const text = await insertModule(page, '文本')
  const count = await nodes.count()
  const before = await steps(page)
  await text.dblclick()
  const editor = canvasOf(page).getByRole('textbox')
  await expect(editor).toBeFocused()
  await compose(session, WORD)
  await compose(session, WORD)
  // Keys that elsewhere delete, duplicate and open dialogs.
  for (const key of ['?', 'Home', 'Delete', 'End', 'Backspace']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await page.keyboard.type('d')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(text).toHaveText('减满减\nd', { useInnerText: true })
  await expect(nodes).toHaveCount(count)
  expect(await steps(page)).toBe(before + 1)
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText('请输入内容')
})

test('Escape cancels a composition first, then commits the text, then leaves the selection', async ({ page }) => {
  const { session } = await openStudio(page)
  const text = await insertModule(page, '文本')
  const before = await steps(page)
  await text.dblclick()
  const editor = canvasOf(page).getByRole('textbox')
  await expect(editor).toBeFocused()
  await compose(session, WORD)
  await session.send('Input.imeSetComposition', { text: 'hao', selectionStart: 3, selectionEnd: 3 })
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await expect(editor).toHaveText(WORD)
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(text).toHaveText(WORD)
  expect(await steps(page)).toBe(before + 1)
  await expect(canvasOf(page).locator('.st-frame')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(canvasOf(page).locator('.st-frame')).toHaveCount(0)
})

test('a press elsewhere during a composition commits the syllables and selects the pressed node', async ({ page }) => {
  const { session } = await openStudio(page)
  await insertModule(page, '文本')
  const text = canvasOf(page).locator('.mw-text').last()
  const button = await insertModule(page, '按钮')
  await text.dblclick({ position: { x: 340, y: 15 } })
  await expect(canvasOf(page).getByRole('textbox')).toBeFocused()
  await compose(session, WORD)
  await session.send('Input.imeSetComposition', { text: 'bao', selectionStart: 3, selectionEnd: 3 })
  await button.click()
  await expect(text).toHaveText(`${WORD}bao`)
  await expect(page.getByRole('heading', { level: 2, name: '按钮', exact: true })).toBeVisible()
})

test('pasted text is plain, truncated to the limit and on one line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStudio(page)
  const button = await insertModule(page, '按钮')
  await page.evaluate(async () => {
    const type = (mime: string, text: string) => new Blob([text], { type: mime })
    const html = '<h1 style="color:red">限时<b>特惠</b></h1><p>马上抢</p>'
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': type('text/html', html),
        'text/plain': type('text/plain', `限时特惠\n马上抢${'！'.repeat(40)}`),
      }),
    ])
  })
  await button.dblclick()
  const editor = canvasOf(page).getByRole('textbox')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(editor).toHaveText(`限时特惠 马上抢${'！'.repeat(22)}`)
  expect(await editor.locator('*').count()).toBe(0)
  await page.keyboard.press('Enter')
  await expect(button).toHaveText(`限时特惠 马上抢${'！'.repeat(22)}`)
})

test('a composition never exceeds the limit of a field', async ({ page }) => {
  const { session } = await openStudio(page)
  const button = await insertModule(page, '按钮')
  await button.dblclick()
  await expect(canvasOf(page).getByRole('textbox')).toBeFocused()
  for (let times = 0; times < 16; times += 1) await compose(session, WORD)
  await page.keyboard.press('Enter')
  await expect(button).toHaveText(WORD.repeat(15))
})

test('an inspector field and the page title accept Chinese compositions, one step each', async ({ page }) => {
  const { session } = await openStudio(page)
  const text = await insertModule(page, '文本')
  const before = await steps(page)
  const field = page.getByRole('textbox', { name: '文字内容' })
  await field.click()
  await compose(session, WORD)
  await compose(session, '包邮')
  await expect(field).toHaveValue(`${WORD}包邮`)
  await expect(text).toHaveText(`${WORD}包邮`)
  expect(await steps(page)).toBe(before + 1)

  await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '页面设置' }).click()
  const title = page.getByRole('textbox', { name: '页面标题' })
  await title.fill('')
  await compose(session, WORD)
  await compose(session, '日')
  await expect(title).toHaveValue(`${WORD}日`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${WORD}日`)
  expect(await steps(page)).toBe(before + 2)
})
