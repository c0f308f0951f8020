import type { ProductCard, ShopCard } from '@mallwright/contract/catalog'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import { FIRST_QUERY } from '../kit/module-view.ts'
import type { ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { EMPTY_HEIGHT, navigationHeight, pagesOf, ROW_HEIGHT, rowHeight } from './navigation-layout.ts'
import { navigation } from './navigation.ts'
import { navigationView } from './navigation.view.tsx'

const link = { kind: 'class', classId: 'c1' }
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `第${index + 1}项`, link }))
const draw = (stored: Record<string, unknown>, mode: ViewMode = 'view') =>
  drawModule(navigation, navigationView, { stored, mode })
const read = (stored: Record<string, unknown>) => readFields(navigation.fields, stored)

describe('rows and pages', () => {
  it('a row is 74 plus twice the interval high, and at least as high as its icon needs', () => {
    expect(ROW_HEIGHT).toBe(74)
    expect(rowHeight(read({ rowInterval: 5 }))).toBe(84)
    expect(rowHeight(read({ rowInterval: 0, iconSize: 80, fontSize: 15 }))).toBe(107)
  })

  it('overflows into further rows, or into further pages with paging', () => {
    const stored = { items: items(11), columns: '5', rows: 1 }
    expect(pagesOf(read(stored)).map(({ length }) => length)).toEqual([11])
    expect(pagesOf(read({ ...stored, isPaged: true })).map(({ length }) => length)).toEqual([5, 5, 1])
    expect(navigationHeight(read(stored))).toBe(3 * 84 + 16)
    expect(navigationHeight(read({ ...stored, isPaged: true }))).toBe(84 + 16 + 14)
  })

  it('can be scrolled by keyboard with more than one page', () => {
    draw({ items: items(11), rows: 1, isPaged: true })
    expect(screen.getByRole('group', { name: '导航，可左右滑动' })).toHaveAttribute('tabindex', '0')
    draw({ items: items(3), isPaged: true })
    expect(screen.getAllByRole('group')).toHaveLength(1)
  })
})

describe('an entry', () => {
  it('is a named link to its target', () => {
    const { onAction } = draw({ items: items(2) })
    fireEvent.click(screen.getByRole('link', { name: '第2项' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'open', link })
  })

  it('without a picture shows its first letter, hidden from screen readers', () => {
    draw({ items: [{ text: '😀办公', link }] })
    expect(screen.getByText('😀')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('link', { name: '😀办公' })).toBeVisible()
  })

  it('only reports a preview action in edit mode, with or without a link', () => {
    const { onAction } = draw({ items: [...items(1), { text: '无链接' }] }, 'edit')
    fireEvent.click(screen.getByText('第1项'))
    fireEvent.click(screen.getByText('无链接'))
    expect(onAction.mock.calls).toEqual([[{ type: 'previewOnly' }], [{ type: 'previewOnly' }]])
  })

  it('without a link does nothing in the shop', () => {
    const { onAction } = draw({ items: [{ text: '无链接' }] })
    fireEvent.click(screen.getByText('无链接'))
    expect(onAction).not.toHaveBeenCalled()
  })

  it('uses the picture and link of a product or a shop, unless it has a link of its own', async () => {
    const chosen = [
      { text: '商品', icon: 'product', product: ['P1'] },
      { text: '店铺', icon: 'shop', shop: ['s1'] },
      { text: '自定', icon: 'shop', shop: ['s1'], link },
      { text: '没有', icon: 'product', product: ['P9'] },
    ]
    const source = {
      productsByCodes: vi.fn(() => Promise.resolve([{ code: 'P1', imageUrl: '/p1.svg' } as ProductCard])),
      productsByClasses: vi.fn(),
      shopsByIds: vi.fn(() => Promise.resolve([{ id: 's1', logoUrl: '/s1.svg' } as ShopCard])),
      articles: vi.fn(),
      coupons: vi.fn(),
      brands: vi.fn(),
      timedOffers: vi.fn(),
    }
    const icons = await navigationView.load?.(read({ items: chosen }), source, FIRST_QUERY)
    expect(source.productsByCodes).toHaveBeenCalledWith(['P1', 'P9'])
    expect(source.shopsByIds).toHaveBeenCalledWith(['s1'])
    const data = { state: 'ready', value: icons ?? { products: {}, shops: {} } } as const
    const { root, onAction } = drawModule(navigation, navigationView, { stored: { items: chosen }, data })
    expect([...root.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual([
      '/p1.svg',
      '/s1.svg',
      '/s1.svg',
    ])
    for (const name of ['商品', '店铺', '自定']) fireEvent.click(screen.getByRole('link', { name }))
    expect(onAction.mock.calls.map(([action]) => action.type === 'open' && action.link)).toEqual([
      { kind: 'product', code: 'P1' },
      { kind: 'shop', shopId: 's1' },
      link,
    ])
  })

  it('requests nothing while every icon has a picture of its own', async () => {
    const onAction = vi.fn()
    const source = {
      productsByCodes: onAction,
      productsByClasses: onAction,
      shopsByIds: onAction,
      articles: onAction,
      coupons: onAction,
      brands: onAction,
      timedOffers: onAction,
    }
    expect(await navigationView.load?.(read({ items: items(2) }), source, FIRST_QUERY)).toEqual({
      products: {},
      shops: {},
    })
    expect(onAction).not.toHaveBeenCalled()
  })
})

it('renders nothing for buyers while empty, and is 200 high for super users', () => {
  expect(draw({}).root).toBeEmptyDOMElement()
  draw({}, 'edit')
  const placeholder = screen.getByText('请添加导航项').parentElement
  expect(placeholder?.style.minHeight).toBe(`calc(${EMPTY_HEIGHT} * var(--u))`)
  // Specification 3 §9: the empty placeholder has 6 demo items.
  expect(placeholder?.querySelectorAll('li')).toHaveLength(6)
  expect(EMPTY_HEIGHT).toBe(200)
})
