import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Signs the demo super user in at the studio; takes over an existing session. */
export async function signInStudio(page: Page, url: string, phone = '19900170001'): Promise<void> {
  // Journeys write all content themselves.
  await page.context().addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mallwright.studio.samples', 'false')
  })
  await page.goto(`${url}/studio/`)
  await fillSignIn(page, phone)
}

/** Reopens a page of the studio; a killed browser may have lost the session, but nothing else. */
export async function reopenStudio(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const form = page.getByLabel('手机号码')
  await expect(form.or(canvasOf(page))).toBeVisible()
  if (await form.isVisible()) await fillSignIn(page, '19900170001')
}

async function fillSignIn(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号码').fill(phone)
  await page.getByLabel('登录密码').fill('Mall2025a')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const forced = page.getByRole('button', { name: '强制登录' })
  const canvas = canvasOf(page)
  await expect(forced.or(canvas)).toBeVisible()
  if (await forced.isVisible()) await forced.click()
  await expect(canvas).toBeVisible()
}

/** Chooses a language or a theme below one's own avatar. */
export async function chooseInAccountMenu(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^账号与偏好/ }).click()
  await page.getByRole('menuitemradio', { name: choice, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

/** Locator of the canvas. */
export function canvasOf(page: Page): Locator {
  return page.getByRole('region', { name: '画布' })
}

/** Scrolls the canvas until something is drawn: far modules are placeholders. */
export async function comeNear(page: Page, item: Locator): Promise<void> {
  await expect(async () => {
    await canvasOf(page).evaluate((element) => element.scrollBy(0, 300))
    expect(await item.count()).toBeGreaterThan(0)
  }).toPass()
}

/** Inserts a module by one click in the palette; returns its element. */
export async function insertModule(page: Page, name: string): Promise<Locator> {
  const nodes = canvasOf(page).locator('.mw-page > .mw-node')
  const before = await nodes.count()
  await page.getByRole('complementary', { name: '模块' }).getByRole('button', { name, exact: true }).click()
  await expect(nodes).toHaveCount(before + 1)
  return nodes.last()
}

/** Position of an element on the screen. */
export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('the element is not drawn')
  return box
}

/** Drags with the mouse in small steps. */
export async function drag(
  page: Page,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}

/** Waits until the draft is saved. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible()
}

/** Publishes the open page and what it needs, or everything that is not live. */
export async function publishDrafts(page: Page, { isAll = false, note = '' } = {}): Promise<void> {
  await saved(page)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const publish = dialog.getByRole('button', { name: /^发布 \d+ 项$/ })
  await expect(publish).toBeVisible()
  const selectAll = dialog.getByRole('button', { name: '全选' })
  if (isAll && (await selectAll.isVisible())) await selectAll.click()
  await dialog.getByRole('textbox').fill(note)
  await publish.click()
  await dialog.getByRole('button', { name: '完成' }).click()
  await expect(dialog).toBeHidden()
}

/** Rect of the selected item as shown in the inspector, in container units. */
export async function shownRect(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const read = async (name: string) => Number(await page.getByRole('textbox', { name, exact: true }).inputValue())
  return { x: await read('X'), y: await read('Y'), width: await read('宽'), height: await read('高') }
}
