import type { ArticleCard } from '@mallwright/contract/article'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import type { Loaded, ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import type { ArticleListData } from './article-list-data.ts'
import { articleListHeight } from './article-list-height.ts'
import { articleList } from './article-list.ts'
import { articleListView } from './article-list.view.tsx'

const article = (id: string, change: Partial<ArticleCard> = {}): ArticleCard => ({
  id,
  title: `文章 ${id}`,
  coverUrl: '/cover.svg',
  summary: '一次说清',
  classCode: 'guide',
  className: '采购指南',
  publishedAt: '2026-01-05 09:30:00',
  ...change,
})
const ready = (items: readonly ArticleCard[], total = items.length, page = 1): Loaded<ArticleListData> => ({
  state: 'ready',
  value: { items, total, page },
})
const draw = (data: Loaded<ArticleListData>, stored: Record<string, unknown> = {}, mode: ViewMode = 'view') =>
  drawModule(articleList, articleListView, { stored, mode, data })
const read = (stored: Record<string, unknown>) => readFields(articleList.fields, stored)

describe('an article', () => {
  it('shows headline, summary, class, day and cover, and opens', () => {
    const { onAction } = draw(ready([article('1')]))
    const link = screen.getByRole('link', { name: /文章 1/ })
    expect(link).toHaveAttribute('href', '/micro/alm-mall-shop/article/articleDetail?cArticleUuid=1')
    expect(link).toHaveTextContent('一次说清采购指南2026-01-05')
    expect(link.querySelector('img')).toHaveAttribute('src', '/cover.svg')
    fireEvent.click(link)
    expect(onAction).toHaveBeenCalledWith({ type: 'open', link: { kind: 'article', articleId: '1' } })
  })

  it('is one line without pictures in the text-only layout', () => {
    const { root } = draw(ready([article('1')]), { layout: 'lines' })
    expect(root.querySelector('img')).toBeNull()
    expect(screen.queryByText('一次说清')).not.toBeInTheDocument()
    expect(screen.getByText('2026-01-05')).toHaveAttribute('datetime', '2026-01-05')
  })

  it('uses the whole width without a cover', () => {
    expect(draw(ready([article('1', { coverUrl: '' })])).root.querySelector('.mw-article-cover')).toBeNull()
  })
})

describe('the states of a list', () => {
  it('loading reserves the height of a page', () => {
    draw({ state: 'loading' }, { pageSize: 3 })
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('failed shows the error and retries', () => {
    const { onAction } = draw({ state: 'failed', message: '网络开小差了' })
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 1, append: false })
  })

  it('empty shows a message to buyers and a hint to super users', () => {
    draw(ready([]))
    expect(screen.getByText('暂无文章')).toBeVisible()
    draw(ready([]), { source: 'chosen' }, 'edit')
    expect(screen.getByText('请选择文章或分类')).toBeVisible()
  })
})

describe('further articles', () => {
  it('are appended until the last page', () => {
    const { onAction } = draw(ready([article('1')], 2), { paging: 'more', pageSize: 1 })
    fireEvent.click(screen.getByRole('button', { name: '点击加载更多...' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 2, append: true })
    draw(ready([article('1'), article('2')], 2, 2), { paging: 'more', pageSize: 1 })
    expect(screen.getByText('没有更多了')).toBeVisible()
  })

  it('are paged with a pager', () => {
    const { onAction } = draw(ready([article('1')], 3), { paging: 'pager', pageSize: 1 })
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 2, append: false })
  })

  it('open by class through 更多', () => {
    draw(ready([article('1')]), { isMoreShown: true, classCodes: ['guide', 'notice'] })
    expect(screen.getByRole('link', { name: '更多' })).toHaveAttribute(
      'href',
      '/micro/alm-mall-shop/article/articleList?cClassCodes=guide%2Cnotice',
    )
  })
})

it('requests by class or for the selected articles page by page, and nothing without a selection', async () => {
  const articles = vi.fn(() => Promise.resolve({ items: [article('1')], total: 9 }))
  const source = {
    productsByCodes: vi.fn(),
    productsByClasses: vi.fn(),
    shopsByIds: vi.fn(),
    articles,
    coupons: vi.fn(),
    brands: vi.fn(),
    timedOffers: vi.fn(),
  }
  const load = (stored: Record<string, unknown>, page: number) =>
    articleListView.load?.(read(stored), source, { page, slice: 0 })
  expect(await load({ classCodes: ['guide'], pageSize: 4 }, 2)).toMatchObject({ total: 9, page: 2 })
  expect(articles).toHaveBeenLastCalledWith({ classCodes: ['guide'] }, { number: 2, size: 4 })
  await load({ source: 'chosen', articleIds: ['b', 'a'] }, 1)
  expect(articles).toHaveBeenLastCalledWith({ ids: ['b', 'a'] }, { number: 1, size: 6 })
  expect(await load({ source: 'chosen' }, 1)).toEqual({ items: [], total: 0, page: 1 })
  expect(articles).toHaveBeenCalledTimes(2)
})

it('has the height of its style sheet', () => {
  const height = (stored: Record<string, unknown>) =>
    articleListHeight(read({ titleKind: 'hidden', marginX: 0, marginY: 0, pageSize: 2, ...stored }))
  expect(height({})).toBe(216)
  expect(height({ layout: 'lines', paging: 'more' })).toBe(88 + 52)
  expect(height({ layout: 'covers' })).toBe(2 * (210 + 20 + 22 + 44) + 8)
  expect(height({ source: 'chosen' })).toBeUndefined()
})
