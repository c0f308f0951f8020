import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { EMPTY_SOURCE } from '../kit/empty-source.ts'
import { readFields } from '../kit/field.ts'
import type { DataSource, Loaded, ModuleAction, ViewMode } from '../kit/module-view.ts'
import { plainProduct } from '../stress-fixtures/stress-records.ts'
import { viewProps } from '../kit/test-view.tsx'
import { joinTabs, loadTab } from './paged-list-data.ts'
import type { PagedListData } from './paged-list-data.ts'
import { pagedList } from './paged-list.ts'
import { pagedListView } from './paged-list.view.tsx'

const products = (codes: readonly string[], total = codes.length, page = 1) => ({
  items: codes.map((code) => plainProduct(code)),
  total,
  page,
})
const ready = (slices: PagedListData['slices'], change: object = {}): Loaded<PagedListData> => ({
  state: 'ready',
  value: { slices, isContinued: false },
  ...change,
})
const TABS = { tabs: [{ title: '爆款', codes: ['a', 'b', 'c'] }, { codes: ['d'] }, { title: '新品', codes: ['e'] }] }
const read = (stored: object) => readFields(pagedList.fields, { ...TABS, ...stored })

function draw(data: Loaded<PagedListData>, stored: object = {}, mode: ViewMode = 'view') {
  const onAction = vi.fn<(action: ModuleAction) => void>()
  const { View } = pagedListView
  const element = (loaded: Loaded<PagedListData>) => (
    <View {...viewProps(mode)} props={read(stored)} data={loaded} onAction={onAction} />
  )
  const { rerender } = render(element(data))
  return { onAction, show: (loaded: Loaded<PagedListData>) => rerender(element(loaded)) }
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

describe('the tabs', () => {
  it('show their titles, or 页签 and their number; the first is active initially', () => {
    draw(ready({ 0: products(['a']) }))
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['爆款', '页签2', '新品'])
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('爆款')
    expect(screen.getByRole('tabpanel', { name: '爆款' })).toHaveTextContent('商品 a')
  })

  it('are omitted when there is only one', () => {
    draw(ready({ 0: products(['a']) }), { tabs: [{ codes: ['a'] }] })
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('link', { name: /商品 a/ })).toBeVisible()
  })

  it('load once on activation and stay loaded', () => {
    const { onAction, show } = draw(ready({ 0: products(['a']) }))
    expect(onAction).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('tab', { name: '页签2' }))
    expect(onAction.mock.calls).toEqual([[{ type: 'load', page: 1, append: true, slice: 1 }]])
    show(ready({ 0: products(['a']) }, { isPending: true, slice: 1 }))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByRole('link')).toBeNull()
    show(ready({ 0: products(['a']), 1: products(['d']) }))
    expect(screen.getByRole('link', { name: /商品 d/ })).toBeVisible()
    fireEvent.click(screen.getByRole('tab', { name: '爆款' }))
    expect(screen.getByRole('link', { name: /商品 a/ })).toBeVisible()
    expect(onAction).toHaveBeenCalledTimes(1)
  })

  it('are navigated with arrow keys, Home and End, and wrap around', () => {
    draw(ready({ 0: products(['a']), 1: products(['d']), 2: products(['e']) }))
    const open = () => screen.getByRole('tab', { selected: true })
    const press = (key: string) => fireEvent.keyDown(open(), { key })
    press('ArrowLeft')
    expect(open()).toHaveTextContent('新品')
    expect(open()).toHaveFocus()
    press('ArrowRight')
    expect(open()).toHaveTextContent('爆款')
    press('End')
    expect(open()).toHaveTextContent('新品')
    press('Home')
    expect(open()).toHaveTextContent('爆款')
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([open()])
  })

  it('are opened by a click on the canvas, too', () => {
    draw(ready({ 0: products(['a']) }), {}, 'edit')
    fireEvent.click(screen.getByRole('tab', { name: '新品' }))
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('新品')
  })

  it('show their error and retry without affecting the others', () => {
    const { onAction, show } = draw(ready({ 0: products(['a'], 3) }), { pageSize: 1 })
    fireEvent.click(screen.getByRole('tab', { name: '新品' }))
    onAction.mockClear()
    show(ready({ 0: products(['a'], 3) }, { error: '网络开小差了', slice: 2 }))
    expect(screen.getByRole('status')).toHaveTextContent('网络开小差了')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 1, append: true, slice: 2 })
    fireEvent.click(screen.getByRole('tab', { name: '爆款' }))
    expect(screen.queryByText('网络开小差了')).toBeNull()
  })
})

describe('the pages of a tab', () => {
  it('turn with previous, page and next', () => {
    const { onAction } = draw(ready({ 0: products(['a'], 3, 1) }), { pageSize: 1 })
    expect(screen.getByText('1/3')).toBeVisible()
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 2, append: true, slice: 0 })
  })

  const source: DataSource = {
    ...EMPTY_SOURCE,
    productsByCodes: (codes) => Promise.resolve(codes.map((code) => plainProduct(code))),
  }
  const codesOf = (data: PagedListData, slice: number) => data.slices[slice]?.items.map(({ code }) => code)

  it('replace one another with a pager, and accumulate with 加载更多; other tabs are unaffected', async () => {
    for (const [paging, expected] of [
      ['pager', ['b']],
      ['more', ['a', 'b']],
    ] as const) {
      const props = read({ paging, pageSize: 1 })
      const first = joinTabs(await loadTab(props, source, { page: 1, slice: 0 }), {
        slices: { 2: products(['e']) },
        isContinued: false,
      })
      const second = joinTabs(first, await loadTab(props, source, { page: 2, slice: 0 }))
      expect(codesOf(second, 0)).toEqual(expected)
      expect(codesOf(second, 2)).toEqual(['e'])
    }
  })

  it('are empty for a missing tab', async () => {
    expect(codesOf(await loadTab(read({}), source, { page: 1, slice: 9 }), 9)).toEqual([])
  })
})

it('shows super users a hint and 6 placeholder tiles without tabs, and buyers an empty message', () => {
  draw(ready({ 0: products([]) }), { tabs: [] }, 'edit')
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  draw(ready({ 0: products([]) }), { tabs: [] })
  expect(screen.getByText('暂无商品')).toBeVisible()
})
