import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { GatewayAnswer } from '../../../app/test-shop.tsx'

const ARTICLE = {
  cArticleUuid: 'a1',
  cTitle: '复印纸怎么选',
  cCoverUrl: '/cover.svg',
  cSummary: '先看打印机',
  cClassCode: 'guide',
  cClassName: '采购指南',
  dPublished: '2026-01-05 09:30:00',
}
const BODY =
  '<h3>看机器</h3><p onclick="x">高速机用 80 克<script>alert(1)</script></p><a href="javascript:x">坏链接</a>'
const DETAIL = '/micro/alm-mall-shop/article/articleDetail?cArticleUuid=a1'
const LIST = '/micro/alm-mall-shop/article/articleList'

beforeEach(() => {
  resetBrowser()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('an article', () => {
  it('is shown with its date, and without hostile content', async () => {
    const { container } = openShop(DETAIL, {
      getArticleDetail: () => ({ data: { ...ARTICLE, cBodyHtml: BODY, iViews: 7 } }),
    })
    expect(await screen.findByRole('heading', { name: '复印纸怎么选' })).toBeVisible()
    expect(screen.getByText('2026-01-05')).toBeVisible()
    // Under 10 the number says nothing.
    expect(screen.queryByText(/次阅读/)).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: '看机器' })).toBeVisible()
    expect(container.innerHTML).not.toMatch(/onclick|javascript:|alert/)
    expect(screen.getByRole('link', { name: '更多采购指南' })).toHaveAttribute('href', `${LIST}?cClassCodes=guide`)
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(found.violations.map(({ id }) => id)).toEqual([])
  })

  it('that does not exist shows a message, and a failed one can be retried', async () => {
    let answer: 'offline' | GatewayAnswer = 'offline'
    openShop(DETAIL, { getArticleDetail: () => answer })
    const retry = await screen.findByRole('button', { name: '重试' })
    answer = { code: 4004, msg: '', data: { cFailure: 'NOT_FOUND' } }
    await userEvent.click(retry)
    expect(await screen.findByText('文章不存在')).toBeVisible()
    expect(screen.getByRole('link', { name: '查看全部文章' })).toHaveAttribute('href', LIST)
  })
})

describe('the articles', () => {
  const classes = ['notice', 'guide'].map((code) => ({
    cClassCode: code,
    cClassName: code === 'guide' ? '采购指南' : '平台公告',
    iArticleCount: 4,
  }))

  it('are listed by class', async () => {
    const asked: unknown[] = []
    openShop(LIST, {
      getArticleClassList: () => ({ data: classes }),
      getArticlePage: (body) => {
        asked.push(body['cClassCodes'])
        return { data: { results: [ARTICLE], iTotleSize: 1 } }
      },
    })
    expect(await screen.findByRole('link', { name: /复印纸怎么选/ })).toHaveAttribute('href', DETAIL)
    expect(screen.getByText('没有更多了')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '采购指南' }))
    await waitFor(() => expect(asked).toEqual(['', 'guide']))
    expect(await screen.findByRole('heading', { name: '采购指南' })).toBeVisible()
  })

  it('show a message when there are none', async () => {
    openShop(LIST, {
      getArticleClassList: () => ({ data: [] }),
      getArticlePage: () => ({ data: { results: [], iTotleSize: 0 } }),
    })
    expect(await screen.findByText('暂无文章')).toBeVisible()
  })
})
