import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop, resetBrowser } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/home/UserCenter'

beforeEach(() => resetBrowser())
afterEach(() => {
  delete document.documentElement.dataset['theme']
  vi.unstubAllGlobals()
})

describe('the tab of a visitor', () => {
  it('offers the sign-in, and no sign-out', async () => {
    openShop(PATH)
    expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute('href', '/login-account')
    expect(screen.queryByRole('button', { name: '退出登录' })).not.toBeInTheDocument()
  })

  it('changes theme and language immediately', async () => {
    openShop(PATH)
    await userEvent.click(await screen.findByRole('radio', { name: '深色' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })
})

it('leads to the articles, and back to the products that were opened', async () => {
  localStorage.setItem('seenProducts', JSON.stringify(['P1']))
  openShop(PATH, {
    getArticleClassList: () => ({ data: [{ cClassCode: 'guide', cClassName: '采购指南', iArticleCount: 3 }] }),
    getProductListBycProdCode: () => ({
      data: [{ cProdCode: 'P1', cProdName: '高白复印纸', cUrl: '/p1.svg', bOperated: true }],
    }),
  })
  expect(await screen.findByRole('link', { name: '采购指南' })).toHaveAttribute(
    'href',
    expect.stringContaining('guide'),
  )
  expect(await screen.findByRole('link', { name: /高白复印纸/ })).toHaveAttribute('href', expect.stringContaining('P1'))
})

describe('the tab of an account', () => {
  const signIn = async () => {
    const opened = openShop(PATH)
    await screen.findByRole('link', { name: '登录' })
    await act(() => opened.shop.signInFlow.signIn({ phone: '19900140001', password: 'x' }))
    return opened
  }

  it('shows name, masked phone, role and institution', async () => {
    await signIn()
    expect(screen.getByText('北辰采购主管')).toBeInTheDocument()
    expect(screen.getByText('199****0001')).toBeInTheDocument()
    expect(screen.getByText('企业')).toBeInTheDocument()
    expect(screen.getByText('北辰精工')).toBeInTheDocument()
  })

  it('signs out after confirmation only', async () => {
    const { shop } = await signIn()
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }))
    expect(await screen.findByText('系统提示')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(shop.sessions.session.get()?.kind).toBe('account')
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }))
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await waitFor(() => expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument())
  })
})
