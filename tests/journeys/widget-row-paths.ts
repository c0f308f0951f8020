import { expect, test } from '@playwright/test'

import type { WidgetDriver } from './widget-driver.ts'

/** The list of `demo/list`, its query and its settings. */
export async function useList(user: WidgetDriver): Promise<void> {
  const { page, press, button, dialog, inDialog } = user
  const total = page.locator('.wg-list-index')
  const keyword = page.getByRole('searchbox')
  await expect(total).toContainText('/')

  await test.step('a word and a condition narrow it', async () => {
    const before = await total.textContent()
    await user.search(keyword, 'P01001')
    await expect(total).not.toHaveText(before ?? '')
    await user.type(keyword, '')
    await page.keyboard.press('Delete')
    await press(button(/^筛选/))
    await press(inDialog('条件查询', /^商品分类/))
    await press(dialog('参照选择').getByRole('checkbox').first(), 'Space')
    await press(inDialog('参照选择', '选择'))
    await press(inDialog('条件查询', '查询'))
    await expect(total).not.toHaveText(before ?? '')
  })

  await test.step('it is ordered by columns, the first of which counts first', async () => {
    const first = page.locator('.wg-row').first()
    const before = await first.textContent()
    await press(button('排序'))
    const order = (name: string, direction: string) =>
      press(
        dialog('排序')
          .getByRole('group', { name: `${name}的排序` })
          .getByRole('button', { name: direction }),
      )
    const titles = dialog('排序').locator('.wg-sort-title')
    await expect(titles.first()).toBeVisible()
    const [one = '', other = ''] = await titles.allTextContents()
    await order(one, '降序')
    await order(other, '升序')
    const place = (name: string) =>
      dialog('排序').getByRole('listitem').filter({ hasText: name }).locator('.wg-sort-place')
    const handle = (name: string) => inDialog('排序', new RegExp(`移动${name}$`))
    await user.moveUp(handle(other), handle(one))
    await expect(place(other)).toHaveText('1')
    await user.moveUp(handle(one), handle(other))
    await expect(place(one)).toHaveText('1')
    await press(inDialog('排序', '确定'))
    await expect(dialog('排序')).toHaveCount(0)
    await expect(first).not.toHaveText(before ?? '')
  })

  await test.step('its columns are set', async () => {
    await press(button('设置'))
    await press(inDialog('栏目设置', '个人设置'))
    await press(dialog('栏目设置').getByRole('checkbox', { name: '显示商品编码' }), 'Space')
    const handles = dialog('栏目设置').getByRole('button', { name: /移动/ })
    const handle = inDialog('栏目设置', /移动单价$/)
    await expect(handle).toBeVisible()
    const names = await handles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    const above = names[names.findIndex((name) => name.endsWith('移动单价')) - 1] ?? ''
    await user.moveUp(handle, inDialog('栏目设置', above))
    await press(inDialog('栏目设置', '保存'))
    await expect(page.locator('.wg-row').first().locator('dt').first()).toHaveText('单价')
  })

  await test.step('without the own setting its columns are as before', async () => {
    await press(button('设置'))
    await press(inDialog('栏目设置', '删除'))
    await press(inDialog('系统提示', '确定'))
    await expect(page.locator('.wg-row').first().locator('dt').first()).not.toHaveText('单价')
  })

  await test.step('a row is looked into', async () => {
    await press(button('详情').first())
    await expect(page.getByRole('dialog')).toBeVisible()
    await user.close()
    await user.expectBack(button('详情').first())
  })
}

/** References of the three kinds of `demo/list?w=references`. */
export async function useReferences(user: WidgetDriver): Promise<void> {
  const { page, press, button, dialog, inDialog } = user
  const rows = dialog('参照选择').locator('.wg-refer-row')

  await test.step('a row is chosen', async () => {
    await press(button(/^单选列表/))
    await press(inDialog('参照选择', '选择'))
    await expect(page.getByText('请先选择参照项')).toBeVisible()
    await press(rows.first())
    await press(inDialog('参照选择', '选择'))
    await user.expectBack(button(/^单选列表 (?!请选择)/))
  })

  await test.step('rows are narrowed by category, chosen and taken back', async () => {
    await press(button(/^多选分类列表/))
    await press(inDialog('参照选择', '分类'))
    await press(dialog('分类筛选').getByRole('checkbox').first(), 'Space')
    await press(inDialog('分类筛选', '确定'))
    await expect(inDialog('参照选择', /^分类\d/)).toBeVisible()
    await press(rows.nth(0))
    await press(rows.nth(1))
    await press(inDialog('参照选择', '已选 (2)'))
    await press(
      dialog('已选')
        .getByRole('button', { name: /^删除/ })
        .first(),
    )
    await expect(dialog('已选').getByRole('status')).toHaveText('总计 1')
    await user.close()
    await press(inDialog('参照选择', '选择'))
    await user.expectBack(button(/^多选分类列表 (?!请选择)/))
  })

  await test.step('nodes of a tree are chosen', async () => {
    await press(button(/^多选树/))
    await press(dialog('参照选择').getByRole('checkbox').first(), 'Space')
    await expect(inDialog('参照选择', /^已选 \(\d+\+?\)$/)).toBeVisible()
    await press(inDialog('参照选择', '清空'))
    await expect(inDialog('参照选择', '已选 (0)')).toBeDisabled()
    await press(dialog('参照选择').getByRole('checkbox').first(), 'Space')
    await press(inDialog('参照选择', '选择'))
    await user.expectBack(button(/^多选树 (?!请选择)/))
  })
}

/** The table of lines of `demo/table`. */
export async function useLines(user: WidgetDriver): Promise<void> {
  const { page, press, button, dialog, inDialog } = user
  const lines = page.locator('.wg-line')

  await test.step('two lines are added', async () => {
    await press(button('新增商品'))
    for (const quantity of ['7.5', '2']) {
      await press(inDialog('新增商品', /^数量/))
      await user.enterNumber(dialog('数量'), quantity)
      await expect(inDialog('新增商品', `数量 ${quantity}`)).toBeVisible()
      await press(inDialog('新增商品', quantity === '2' ? '确 定' : '保存并新增'))
    }
    await expect(lines).toHaveCount(2)
  })

  await test.step('one is edited, and the form goes on to the other', async () => {
    await press(lines.first().locator('.wg-row-title'))
    await user.type(dialog('编辑行').getByRole('textbox', { name: '备注' }), '急用')
    await press(inDialog('编辑行', '下一条'))
    await expect(dialog('编辑行').getByText('2 / 2')).toBeVisible()
    await press(inDialog('编辑行', '确 定'))
    await expect(dialog('编辑行')).toHaveCount(0)
  })

  await test.step('one is removed after a question', async () => {
    await press(button('删除第1行'))
    await expect(page.getByText('确认删除该行数据？')).toBeVisible()
    await press(button('确认'))
    await expect(page.getByText('总计: 1 行')).toBeVisible()
  })
}
