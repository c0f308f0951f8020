import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { wireReview } from '../test-review.ts'

const PATH = '/micro/alm-mall-shop/goods/prodReviewsList?cProdCode=P1'

stubIntersection()

beforeEach(() => resetBrowser())

const review = (id: string, change: object = {}) => wireReview(id, { cContent: `评价${id}`, iUseful: 2, ...change })
const FULL = review('1', { imgList: ['/a.svg'], cReply: '谢谢惠顾', cAppend: '一周后仍好', iAppendDays: 7 })
const ANSWERS: Answers = {
  getProductReviewCount: () => ({
    data: {
      iAll: 3,
      iPicture: 1,
      iAppend: 0,
      iGood: 2,
      iMiddle: 1,
      iBad: 0,
      iGoodRate: 66.7,
      iStar: 4.3,
      skuList: [
        { cSkuText: 'A4', iCount: 2 },
        { cSkuText: 'A3', iCount: 1 },
      ],
    },
  }),
  getProductReviewPage: ({ cFilter }) => ({
    data: { results: cFilter === 'middle' ? [review('3', { iStar: 3 })] : [FULL, review('2')], iTotleSize: 2 },
  }),
}
const open = (answers: Answers = {}) => openShop(PATH, { ...ANSWERS, ...answers })

it('shows the good rate, stars and tags that have reviews, and every part of a review', async () => {
  const { container } = open()
  expect(await screen.findByText('66.7%')).toBeVisible()
  expect(screen.getByRole('img', { name: '4.3 星' })).toBeVisible()
  const tags = within(screen.getByRole('group', { name: '评价筛选' }))
  expect(tags.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '全部 3',
    '有图 1',
    '好评 2',
    '中评 1',
  ])
  for (const text of ['评价1', '谢谢惠顾', '一周后仍好', '7 天后追评'])
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(found.violations.map(({ id }) => id)).toEqual([])
})

it('filters by tag and by variant', async () => {
  const asked: unknown[] = []
  open({
    getProductReviewPage: (body) => {
      asked.push([body['cFilter'], body['cSkuText']])
      return ANSWERS['getProductReviewPage']?.(body) ?? 'offline'
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '中评 1' }))
  expect(await screen.findByText('评价3')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'A3 1' }))
  await waitFor(() => expect(asked.at(-1)).toEqual(['middle', 'A3']))
})

it('opens a picture, and marks a review as useful for an account', async () => {
  let bUseful = false
  openAsBuyer(
    PATH,
    {},
    {
      ...ANSWERS,
      getProductReviewPage: () => ({
        data: { results: [{ ...FULL, bUseful, iUseful: bUseful ? 3 : 2 }], iTotleSize: 1 },
      }),
      updateUseful: (body) => {
        bUseful = body['bUseful'] === true
        return { data: { bUseful, iUseful: 3 } }
      },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: '有用(2)' }))
  expect(await screen.findByRole('button', { name: '有用(3)', pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '查看大图 1' }))
  expect(await screen.findByRole('dialog', { name: '查看大图' })).toBeVisible()
})

it('leads a visitor who marks one to the sign-in', async () => {
  open()
  await userEvent.click((await screen.findAllByRole('button', { name: '有用(2)' }))[0] as HTMLElement)
  await waitFor(() => expect(location.pathname).toBe('/login-account'))
})

it('says that there are none, or that they could not be read', async () => {
  let isDown = true
  open({
    getProductReviewCount: () => ({ code: 4004, data: { cFailure: 'NOT_FOUND' } }),
    getProductReviewPage: () => (isDown ? 'offline' : { code: 4004, data: { cFailure: 'NOT_FOUND' } }),
  })
  const retry = await screen.findByRole('button', { name: '重试' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText('暂无评价')).toBeVisible()
})
