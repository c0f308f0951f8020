import { fen } from '@mallwright/contract/values'
import type { ProductCard } from '@mallwright/contract/catalog'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { EMPTY_SOURCE } from '../kit/empty-source.ts'
import { readProps } from '../kit/define-module.ts'
import { readFields } from '../kit/field.ts'
import type { DataSource, Loaded, ModuleAction, ViewMode } from '../kit/module-view.ts'
import type { ProductsData } from '../product-tiles/products-data.ts'
import { plainProduct } from '../stress-fixtures/stress-records.ts'
import { viewProps } from '../kit/test-view.tsx'
import { productList } from './product-list.ts'
import { productListView } from './product-list.view.tsx'

const product = (code: string, change: Partial<ProductCard> = {}) =>
  plainProduct(code, { price: fen(9_950), ...change })

const ready = (items: readonly ProductCard[], total = items.length, page = 1): Loaded<ProductsData> => ({
  state: 'ready',
  value: { items, total, page },
})

function draw(data: Loaded<ProductsData>, stored: object = {}, mode: ViewMode = 'view') {
  const onAction = vi.fn<(action: ModuleAction) => void>()
  const { View } = productListView
  render(
    <View
      {...viewProps(mode)}
      props={readFields(productList.fields, stored as Record<string, unknown>)}
      data={data}
      onAction={onAction}
    />,
  )
  return onAction
}

const source = (): DataSource => ({
  ...EMPTY_SOURCE,
  productsByCodes: vi.fn((codes: readonly string[]) => Promise.resolve(codes.map((code) => product(code)))),
  productsByClasses: vi.fn(() => Promise.resolve({ items: [product('c')], total: 9 })),
})

describe('a product', () => {
  it('shows its price, the 自营 badge and a link to its page', () => {
    draw(ready([product('P1', { isOperated: true })]))
    const link = screen.getByRole('link', { name: /商品 P1/ })
    expect(link).toHaveAttribute('href', '/micro/alm-mall-shop/ProductDetails?cProdCode=P1')
    expect(link).toHaveTextContent('¥99.50')
    expect(link).toHaveTextContent('自营')
  })

  it('explains a missing price: hidden from visitors, or by enquiry', () => {
    draw(ready([product('P1', { price: undefined }), product('P2', { price: undefined, isByEnquiry: true })]))
    expect(screen.getByText('登录后查看价格')).toBeVisible()
    expect(screen.getByText('面议')).toBeVisible()
  })
})

describe('the states of a list', () => {
  it('loading reserves the height of the expected products', () => {
    draw({ state: 'loading' }, { source: 'chosen', codes: ['a', 'b'], pageSize: 6 })
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('failed shows the error and retries', () => {
    const onAction = draw({ state: 'failed', message: '网络开小差了' })
    expect(screen.getByRole('status')).toHaveTextContent('网络开小差了')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 1, append: false })
  })

  it('empty shows buyers a message without tiles', () => {
    draw(ready([]))
    expect(screen.getByText('暂无商品')).toHaveStyle({ minHeight: 'calc(200 * var(--u))' })
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('unset shows a super user a hint and 6 placeholder tiles', () => {
    draw(ready([]), {}, 'edit')
    expect(screen.getByText('请选择商品或分类')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('pending announces loading and sends no duplicate request', () => {
    const loading = { ...ready([product('a')], 2, 1), isPending: true } as Loaded<ProductsData>
    const onAction = draw(loading, { paging: 'more', pageSize: 1 })
    fireEvent.click(screen.getByRole('button', { name: '加载中...' }))
    expect(onAction).not.toHaveBeenCalled()
  })

  it('a failed further page shows its error, and the current products stay visible', () => {
    const failed = { ...ready([product('a')], 2, 1), error: '网络开小差了' } as Loaded<ProductsData>
    const onAction = draw(failed, { paging: 'more', pageSize: 1 })
    expect(screen.getByRole('status')).toHaveTextContent('网络开小差了')
    expect(screen.getByRole('link', { name: /商品 a/ })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: '点击加载更多...' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 2, append: true })
  })
})

describe('the style variants', () => {
  const ranks = () =>
    screen.getAllByRole('img', { name: /^第 \d+ 名$/ }).map((badge) => badge.getAttribute('aria-label'))

  it('number products across pages', () => {
    draw(ready([product('c'), product('d')], 9, 2), { variant: 'basic_style_4', paging: 'pager', pageSize: 2 })
    expect(ranks()).toEqual(['第 3 名', '第 4 名'])
  })

  it('preserve the reading order and the heights 138 and 92 in masonry', () => {
    draw(ready(['a', 'b', 'c', 'd'].map((code) => product(code))), { variant: 'basic_style_5' })
    expect(screen.getAllByRole('link').map((link) => link.textContent?.slice(0, 4))).toEqual(
      ['a', 'b', 'c', 'd'].map((code) => `商品 ${code}`),
    )
    const heights = [...document.querySelectorAll<HTMLElement>('.mw-product-picture')].map(
      (picture) => picture.style.height,
    )
    expect(heights).toEqual([138, 92, 92, 138].map((height) => `calc(${height} * var(--u))`))
  })

  it('skip layout of off-screen tiles in a long list, with their height reserved', () => {
    const long = Array.from({ length: 500 }, (_, index) => product(`P${index}`))
    draw(ready(long), { layout: 'rows', imageHeight: '112' })
    const [tile] = screen.getAllByRole('listitem')
    expect(tile?.style.getPropertyValue('content-visibility')).toBe('auto')
    expect(tile?.style.containIntrinsicBlockSize).toContain('112')
    expect(tile?.querySelector('img')).toHaveAttribute('decoding', 'async')
    expect(tile?.querySelector('img')).toHaveAttribute('loading', 'lazy')
  })
})

describe('the title', () => {
  it('is the default one, a custom one with six attributes, or hidden', () => {
    draw(ready([]))
    expect(screen.getByRole('heading', { name: '商品列表' })).toHaveStyle({ fontSize: 'calc(20 * var(--f))' })
    const style = { isTitleItalic: true, isTitleUnderline: true, titleAlign: 'center', titleColour: '#0b5d3b' }
    draw(ready([]), { titleKind: 'custom', title: '爆款', ...style })
    const custom = screen.getByRole('heading', { name: '爆款' })
    expect(custom).toHaveStyle({ fontStyle: 'italic', textDecoration: 'underline', textAlign: 'center' })
    const before = screen.getAllByRole('heading').length
    draw(ready([]), { titleKind: 'hidden', title: '爆款' })
    expect(screen.getAllByRole('heading')).toHaveLength(before)
  })
})

it('renders lists of version 0 unchanged: a grid of three with square pictures by default', () => {
  const read = (props: object) => readProps(productList, { version: 0, props: { ...props } })
  expect(read({})).toMatchObject({ variant: 'basic_style_one', layout: 'grid', columns: '3', imageHeight: 'square' })
  expect(read({ layout: 'rows', columns: '2' })).toMatchObject({ layout: 'rows', columns: '2', imageHeight: 'square' })
  expect(readProps(productList, { version: 1, props: {} })).toMatchObject({ layout: 'auto', columns: 'auto' })
})

describe('paging', () => {
  it('mode 1 turns pages, with disabled buttons at both ends', () => {
    const onAction = draw(ready([product('a')], 3, 1), { paging: 'pager', pageSize: 1 })
    expect(screen.getByText('1/3')).toBeVisible()
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 2, append: false })
  })

  it('mode 2 loads more until the last page, then announces the end', () => {
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

  it('requests one page of the selected codes, in their order', async () => {
    const from = source()
    const loaded = await productListView.load?.(props({ codes: ['a', 'b', 'c'], pageSize: 2 }), from, {
      page: 2,
      slice: 0,
    })
    expect(from.productsByCodes).toHaveBeenCalledWith(['c'])
    expect(loaded).toMatchObject({ total: 3, page: 2 })
  })

  it('requests by class, and nothing without a selection', async () => {
    const from = source()
    await productListView.load?.(props({ source: 'class', classIds: ['c1'], pageSize: 4 }), from, { page: 3, slice: 0 })
    expect(from.productsByClasses).toHaveBeenCalledWith(['c1'], { number: 3, size: 4 })
    const idle = source()
    await productListView.load?.(props({}), idle, { page: 1, slice: 0 })
    expect(idle.productsByCodes).not.toHaveBeenCalled()
  })
})
