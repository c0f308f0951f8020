import type { ShopCard } from '@mallwright/contract/catalog'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import { FIRST_QUERY } from '../kit/module-view.ts'
import type { Loaded, ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { shopListHeight } from './shop-list-height.ts'
import { shopList, SHOPS_PER_VIEW } from './shop-list.ts'
import { shopListView } from './shop-list.view.tsx'

const shop = (id: string, change: Partial<ShopCard> = {}): ShopCard => ({
  id,
  name: `店铺 ${id}`,
  logoUrl: '/logo.svg',
  isOperated: false,
  productCount: 40,
  isClosed: false,
  ...change,
})
const ready = (...value: ShopCard[]): Loaded<readonly ShopCard[]> => ({ state: 'ready', value })
const draw = (data: Loaded<readonly ShopCard[]>, stored: Record<string, unknown> = {}, mode: ViewMode = 'view') =>
  drawModule(shopList, shopListView, { stored: { shopIds: ['a', 'b', 'c'], ...stored }, mode, data })

describe('a shop', () => {
  it('shows logo, name, 自营 and sales, and links to its page', () => {
    draw(ready(shop('a', { isOperated: true })))
    const link = screen.getByRole('link', { name: /店铺 a/ })
    expect(link).toHaveAttribute('href', '/shop?cShopUuid=a&tpath=2')
    expect(link).toHaveTextContent('自营')
    expect(link).toHaveTextContent('40 件商品')
    expect(link.querySelector('img')).toHaveAttribute('src', '/logo.svg')
  })

  it('without a logo shows its first letter, and a closed shop its state', () => {
    draw(ready(shop('a', { logoUrl: 'javascript:x', name: '青禾', isClosed: true })))
    expect(screen.getByText('青')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('link')).toHaveTextContent('店铺已歇业')
  })

  it('opens on tap, and only reports a preview action in edit mode', () => {
    const view = draw(ready(shop('a')))
    fireEvent.click(screen.getByRole('link'))
    expect(view.onAction).toHaveBeenCalledWith({ type: 'open', link: { kind: 'shop', shopId: 'a' } })
    const edit = draw(ready(shop('b')), {}, 'edit')
    fireEvent.click(screen.getByRole('link', { name: /店铺 b/ }))
    expect(edit.onAction.mock.calls).toEqual([[{ type: 'previewOnly' }]])
  })
})

describe('the states of a list', () => {
  it('loading reserves the height of the expected shops', () => {
    draw({ state: 'loading' })
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('failed shows the error and retries', () => {
    const { onAction } = draw({ state: 'failed', message: '网络开小差了' })
    expect(screen.getByRole('status')).toHaveTextContent('网络开小差了')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 1, append: false })
  })

  it('empty shows a message to buyers and a hint to super users', () => {
    draw(ready())
    expect(screen.getByText('暂无店铺')).toBeVisible()
    draw(ready(), { shopIds: [] }, 'edit')
    expect(screen.getByText('请选择店铺')).toBeVisible()
    // Specification 3 §9: the empty placeholder has 6 demo items.
    expect(document.querySelectorAll('.mw-shop')).toHaveLength(6)
  })
})

describe('the arrangement', () => {
  it('shows two at a time in the carousel, scrollable by keyboard with more', () => {
    expect(SHOPS_PER_VIEW).toBe(2)
    draw(ready(shop('a'), shop('b'), shop('c')))
    const list = screen.getByRole('list')
    expect(list.style.gridAutoColumns).toBe('calc((100% - 2 * calc(10 * var(--u))) / 2.35)')
    expect(list).toHaveAttribute('tabindex', '0')
  })

  it('has the height of its style sheet', () => {
    const height = (stored: Record<string, unknown>) =>
      shopListHeight(readFields(shopList.fields, { titleKind: 'hidden', marginY: 0, ...stored }))
    expect(height({ shopIds: ['a', 'b', 'c'] })).toBe(140)
    expect(height({ shopIds: ['a', 'b', 'c', 'd'], layout: 'grid', columns: '3' })).toBe(2 * 140 + 8)
    expect(height({ shopIds: ['a', 'b'], layout: 'rows' })).toBe(2 * 76 + 8)
    expect(height({})).toBeUndefined()
  })
})

it('requests the selected shops in their order, and nothing without a selection', async () => {
  const shopsByIds = vi.fn((ids: readonly string[]) => Promise.resolve(ids.map((id) => shop(id))))
  const source = {
    productsByCodes: vi.fn(),
    productsByClasses: vi.fn(),
    shopsByIds,
    articles: vi.fn(),
    coupons: vi.fn(),
    brands: vi.fn(),
    timedOffers: vi.fn(),
  }
  const load = (stored: Record<string, unknown>) =>
    shopListView.load?.(readFields(shopList.fields, stored), source, FIRST_QUERY)
  expect(await load({ shopIds: ['b', 'a'] })).toHaveLength(2)
  expect(shopsByIds).toHaveBeenCalledWith(['b', 'a'])
  expect(await load({})).toEqual([])
  expect(shopsByIds).toHaveBeenCalledTimes(1)
})
