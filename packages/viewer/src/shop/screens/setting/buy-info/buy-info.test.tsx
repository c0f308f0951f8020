import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import type { TestBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { BUYER_INFO } from '../test-setting.ts'

const open = (answers: Answers, buyer: TestBuyer = { isVerified: true }) =>
  openAsBuyer('/micro/alm-mall-shop/UserCenter/setting/buyInfo', buyer, answers)

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

it('shows institution, role, limit and defaults, without axe violations', async () => {
  const { container } = open({ getBuyerInfo: () => ({ data: BUYER_INFO }) })
  const region = within(await screen.findByRole('region', { name: '机构信息' }))
  for (const text of ['北辰精工', '9111**********013H', '德汇运营', '已认证', '采购员 · 审批人', '¥5,000.00'])
    expect(region.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /默认收货地址/ })).toHaveTextContent('广东省深圳市南山区 1 号')
  expect(screen.getByRole('link', { name: /默认发票抬头/ })).toHaveTextContent('未设置')
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

it('saves the contact, whose phone is checked', async () => {
  const sent: unknown[] = []
  open({
    getBuyerInfo: () => ({ data: BUYER_INFO }),
    saveBuyerInfo: (body) => {
      sent.push(body)
      return { data: {} }
    },
  })
  const phone = await screen.findByRole('textbox', { name: '联系电话' })
  await userEvent.clear(phone)
  await userEvent.type(phone, '123')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByText('手机号码格式不正确')).toBeInTheDocument()
  await userEvent.clear(phone)
  await userEvent.type(phone, '13900002222')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('保存成功')).toBeInTheDocument()
  expect(sent).toMatchObject([{ cContactName: '陈工', cContactPhone: '13900002222' }])
})

it('says when it cannot be read, and to whom it is closed', async () => {
  let isOffline = true
  open({ getBuyerInfo: () => (isOffline ? 'offline' : { data: BUYER_INFO }) })
  const retry = await screen.findByRole('button', { name: '重试' })
  isOffline = false
  await userEvent.click(retry)
  expect(await screen.findByText('德汇运营')).toBeInTheDocument()
})

it('needs an institution', async () => {
  open({}, { kind: 'none' })
  await waitFor(() => expect(screen.getByRole('button', { name: '加入或创建' })).toBeInTheDocument())
})
