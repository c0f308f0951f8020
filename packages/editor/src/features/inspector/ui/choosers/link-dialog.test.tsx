import type { NodeId } from '@mallwright/contract/document'
import type { WireRequest } from '@mallwright/contract/rpc'
import { SHOP_ROUTES } from '@mallwright/viewer/routes'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { renderInStudio } from '../../../../test-studio.tsx'
import { MALL_SCREENS } from '../../model/mall-screens.ts'
import { InspectorPanel } from '../inspector-panel.tsx'
import { typedLink } from './use-link-targets.ts'

const SHOP = { cShopUuid: 's1', cShopName: '青禾办公专营店', cPreviewUrl: '', iProdCount: 4, bClosed: false }
const PRODUCT = { cProdCode: 'P1', cProdName: '青禾复印纸', cUrl: '', bOperated: true }

function gateway(request: WireRequest) {
  const text = request.operation.path
  if (text.includes('searchShopPage')) return { data: { results: [SHOP], iTotleSize: 1 } }
  if (text.includes('searchProductPage')) return { data: { results: [PRODUCT], iTotleSize: 1 } }
  if (text.includes('getArticlePage')) return { code: 5000, msg: '出错了' }
  return {}
}

async function open() {
  const studio = await renderInStudio(<InspectorPanel />, { gateway })
  act(() => studio.select('title'))
  fireEvent.click(screen.getByRole('button', { name: '点击跳转：搜索跳转目标' }))
  const dialog = within(await screen.findByRole('dialog', { name: '点击跳转：搜索跳转目标' }))
  const link = () => studio.page.documents.getState().document.nodes['title' as NodeId]?.props['link']
  return { dialog, link, field: dialog.getByRole('combobox') }
}

describe('link target search', () => {
  it('finds items of every kind at once, and names the kinds that failed', async () => {
    const { dialog } = await open()
    const group = (name: string) => within(dialog.getByRole('group', { name }))
    expect(group('商城页面').getByRole('option', { name: /首页/ })).toBeInTheDocument()
    expect(await dialog.findByRole('option', { name: /青禾办公专营店/ })).toBeInTheDocument()
    expect(group('商品').getByRole('option', { name: /青禾复印纸/ })).toBeInTheDocument()
    expect(await dialog.findByRole('alert')).toHaveTextContent(/文章加载失败/)
  })

  it('moves by arrow keys and chooses by Enter', async () => {
    const { field, dialog, link } = await open()
    await dialog.findByRole('option', { name: /青禾办公专营店/ })
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('青禾办公专营店')
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(link()).toEqual({ kind: 'shop', shopId: 's1' })
  })

  it('chooses nothing during composition', async () => {
    const { field, link } = await open()
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(link()).toBeUndefined()
  })

  it('accepts a pasted address', async () => {
    const { field, dialog, link } = await open()
    fireEvent.change(field, { target: { value: 'https://a.example/b' } })
    fireEvent.click(within(dialog.getByRole('group', { name: '网址' })).getByRole('option'))
    expect(link()).toEqual({ kind: 'url', url: 'https://a.example/b' })
  })
})

it.each(['javascript:alert(1)', '//a.example', 'https://', '纸', 'data:text/html,x'])('takes %s for words', (text) =>
  expect(typedLink(text)).toBeUndefined(),
)

it('lists only screens of the shop', () => {
  const paths = SHOP_ROUTES.map(({ path }) => path)
  expect(MALL_SCREENS.filter(({ path }) => !paths.includes(path))).toEqual([])
})
