import type { NodeId, ProductCard } from '@mallwright/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { readFields } from '../field.ts'
import type { DataSource, Loaded, ModuleAction, ViewMode } from '../module-view.ts'
import type { ProductListData } from './product-list-data.ts'
import { productList } from './product-list.ts'
import { productListView } from './product-list.view.tsx'

const product = (code: string, change: Partial<ProductCard> = {}): ProductCard => ({
  code,
  name: `商品 ${code}`,
  imageUrl: '/p.svg',
  price: 9_950,
  isByEnquiry: false,
  isOperated: false,
  isOffShelf: false,
  subtitle: '',
  unit: '箱',
  shopName: '',
  sales: 0,
  ...change,
})

const ready = (items: readonly ProductCard[], total = items.length, page = 1): Loaded<ProductListData> => ({
  state: 'ready',
  value: { items, total, page },
})

function draw(data: Loaded<ProductListData>, stored: object = {}, mode: ViewMode = 'view') {
  const onAction = vi.fn<(action: ModuleAction) => void>()
  const { View } = productListView
  render(
    <View
      nodeId={'n' as NodeId}
      props={readFields(productList.fields, stored as Record<string, unknown>)}
      data={data}
      locale="zh-CN"
      mode={mode}
      origin="http://shop.test"
      isFirst={false}
      onAction={onAction}
    />,
  )
  return onAction
}

const source = (): DataSource => ({
  productsByCodes: vi.fn((codes: readonly string[]) => Promise.resolve(codes.map((code) => product(code)))),
  productsByClasses: vi.fn(() => Promise.resolve({ items: [product('c')], total: 9 })),
  shopsByIds: () => Promise.resolve([]),
  articles: () => Promise.resolve({ items: [], total: 0 }),
})

describe('what a product shows', () => {
  it('its price, the 自营 badge and a link to its page', () => {
    draw(ready([product('P1', { isOperated: true })]))
    const link = screen.getByRole('link', { name: /商品 P1/ })
    expect(link).toHaveAttribute('href', '/micro/alm-mall-shop/ProductDetails?cProdCode=P1')
    expect(link).toHaveTextContent('¥99.50')
    expect(link).toHaveTextContent('自营')
  })

  it('what it is when there is no price: hidden from visitors, or by enquiry', () => {
    draw(ready([product('P1', { price: undefined }), product('P2', { price: undefined, isByEnquiry: true })]))
    expect(screen.getByText('登录后查看价格')).toBeVisible()
    expect(screen.getByText('面议')).toBeVisible()
  })
})

describe('the states of a list', () => {
  it('loading keeps the space of as many products as will come', () => {
    draw({ state: 'loading' }, { source: 'chosen', codes: ['a', 'b'], pageSize: 6 })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('failed says why and loads again', () => {
    const onAction = draw({ state: 'failed', message: '网络开小差了' })
    expect(screen.getByRole('status')).toHaveTextContent('网络开小差了')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 1, append: false })
  })

  it('empty tells a buyer there is nothing, and a super user what to do', () => {
    draw(ready([]))
    expect(screen.getByText('暂无商品')).toBeVisible()
    draw(ready([]), {}, 'edit')
    expect(screen.getByText('请选择商品或分类')).toBeVisible()
  })
})

describe('paging', () => {
  it('mode 1 turns pages, with no way before the first or after the last', () => {
    const onAction = draw(ready([product('a')], 3, 1), { paging: 'pager', pageSize: 1 })
    expect(screen.getByText('1/3')).toBeVisible()
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 2, append: false })
  })

  it('mode 2 loads more while there is more, then says that was all', () => {
    const onAction = draw(ready([product('a')], 2, 1), { paging: 'more', pageSize: 1 })
    fireEvent.click(screen.getByRole('button', { name: '点击加载更多...' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 2, append: true })
    draw(ready([product('a'), product('b')], 2, 2), { paging: 'more', pageSize: 1 })
    expect(screen.getByText('没有更多了')).toBeVisible()
  })

  it('edit mode leaves taps to the canvas', () => {
    const onAction = draw(ready([product('a')], 2, 1), { paging: 'more', pageSize: 1 }, 'edit')
    fireEvent.click(screen.getByRole('button', { name: '点击加载更多...' }))
    fireEvent.click(screen.getByRole('link', { name: /商品 a/ }))
    expect(onAction).not.toHaveBeenCalled()
  })
})

describe('loading', () => {
  const props = (stored: object) => readFields(productList.fields, stored as Record<string, unknown>)

  it('asks for one page of the chosen codes, in their order', async () => {
    const from = source()
    const loaded = await productListView.load?.(props({ codes: ['a', 'b', 'c'], pageSize: 2 }), from, 2)
    expect(from.productsByCodes).toHaveBeenCalledWith(['c'])
    expect(loaded).toMatchObject({ total: 3, page: 2 })
  })

  it('asks by class, and asks nothing while nothing is chosen', async () => {
    const from = source()
    await productListView.load?.(props({ source: 'class', classIds: ['c1'], pageSize: 4 }), from, 3)
    expect(from.productsByClasses).toHaveBeenCalledWith(['c1'], { number: 3, size: 4 })
    const idle = source()
    await productListView.load?.(props({}), idle, 1)
    expect(idle.productsByCodes).not.toHaveBeenCalled()
  })
})
