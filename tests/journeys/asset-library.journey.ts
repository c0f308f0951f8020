import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import { poster } from './poster.ts'
import { canvasOf, insertModule, saved, signInStudio } from './studio-page.ts'

/** Drops files from the computer onto an element. */
async function dropFiles(page: Page, target: Locator, files: readonly { name: string; buffer: Buffer }[]) {
  const sent = files.map(({ name, buffer }) => ({ name, bytes: [...buffer] }))
  const transfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, bytes } of all) transfer.items.add(new File([new Uint8Array(bytes)], name))
    return transfer
  }, sent)
  await target.dispatchEvent('dragover', { dataTransfer: transfer })
  await target.dispatchEvent('drop', { dataTransfer: transfer })
}

const libraryOf = (page: Page) => page.getByRole('dialog', { name: /素材库/ })

async function openLibrary(page: Page): Promise<Locator> {
  await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '页面设置' }).click()
  await page.getByRole('button', { name: '打开素材库' }).click()
  await expect(libraryOf(page)).toBeVisible()
  return libraryOf(page)
}

test('pictures are uploaded, filed, used, located, replaced everywhere and deleted', async ({ browser }) => {
  const server = await startDeployment()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await signInStudio(page, server.url)
  const library = await openLibrary(page)
  const file = (name: string) => library.getByRole('option', { name: new RegExp(`^${name}`) })

  const [red, blue] = [await poster('红色', '#b91c1c'), await poster('蓝色', '#1d4ed8')]
  await dropFiles(page, library.getByRole('complementary', { name: '详情' }), [
    red,
    blue,
    { name: '不是图片.png', buffer: Buffer.from('<script>alert(1)</script>') },
  ])
  await expect(library.getByText('上传成功')).toHaveCount(2)
  await expect(library.getByText('文件格式不正确')).toBeVisible()
  await library.getByRole('button', { name: '清除已结束' }).click()

  await library.getByRole('button', { name: '新建文件夹' }).click()
  await library.getByRole('textbox', { name: '文件夹名称' }).fill('海报')
  await page.keyboard.press('Enter')
  await expect(library.getByRole('treeitem', { name: '海报，0 个文件' })).toBeVisible()
  await file(red.name).dragTo(library.getByRole('treeitem', { name: /^海报/ }))
  await expect(library.getByRole('treeitem', { name: '海报，1 个文件' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(library).toBeHidden()

  await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '模块' }).click()
  const carousel = await insertModule(page, '轮播图')
  await page.getByRole('button', { name: '添加图片' }).click()
  await page
    .getByRole('button', { name: /^从素材库选择/ })
    .last()
    .click()
  await library.getByRole('treeitem', { name: /^海报/ }).click()
  await file(red.name).dblclick()
  await expect(library).toBeHidden()
  await expect(carousel.locator('img').first()).toHaveAttribute('src', /downLoad/)
  await saved(page)
  const before = await carousel.locator('img').first().getAttribute('src')

  await openLibrary(page)
  await file(red.name).click()
  await expect(library.getByRole('button', { name: '用于“首页”的“轮播图”，1 次' })).toBeVisible()
  await library.getByRole('button', { name: '删除', exact: true }).click()
  await library.getByRole('button', { name: '确认删除 1 个？' }).click()
  await expect(library.getByRole('alert')).toContainText('正在使用，不能删除：首页')

  await library.getByRole('button', { name: '全部替换' }).click()
  await file(blue.name).click()
  await library.getByRole('button', { name: '用它替换' }).click()
  await page.getByRole('button', { name: '替换 1 处' }).click()
  await expect(page.locator('.st-toast')).toContainText('已替换 1 个页面：首页')
  await expect(library.getByText('还没有页面使用它')).toBeVisible()
  await library.getByRole('button', { name: '删除', exact: true }).click()
  await library.getByRole('button', { name: '确认删除 1 个？' }).click()
  await expect(file(red.name)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(carousel.locator('img').first()).not.toHaveAttribute('src', before ?? '')
  await saved(page)

  // The change is an ordinary step of the page, and stored on the server when the page opens again.
  await page.reload()
  await expect(canvasOf(page)).toBeVisible()
  await openLibrary(page)
  await file(blue.name).click()
  await expect(library.getByRole('button', { name: '用于“首页”的“轮播图”，1 次' })).toBeVisible()

  await context.close()
  await server.stop()
})
