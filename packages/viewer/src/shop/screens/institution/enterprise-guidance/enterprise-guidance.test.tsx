import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { APPLICATION, openAsBuyer, REQUEST } from '../../../app/test-buyer.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'

const PATH = '/enterprise-guidance'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the guidance', () => {
  it('offers both kinds to a visitor, with the sign-in instead of records', async () => {
    openShop(PATH)
    expect(await screen.findByRole('region', { name: '企业' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: '个人团队' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
  })

  it('lists what the account has asked for with states and reasons, without axe violations', async () => {
    const { container } = openAsBuyer(PATH, {
      kind: 'none',
      requests: [REQUEST, { ...REQUEST, cApplyUuid: 'r2', cEnterpriseName: '旧港', iState: 2, cReason: '查无此人' }],
      applications: [{ ...APPLICATION, iState: 2, cReason: '名称不一致' }],
    })
    const requests = within(await screen.findByRole('list', { name: '加入申请' }))
    expect(requests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '远山物流企业 · 2026-11-20审核中撤回',
      '旧港企业 · 2026-11-20原因：查无此人已拒绝',
    ])
    const applications = within(await screen.findByRole('list', { name: '创建申请' }))
    expect(applications.getByText('原因：名称不一致')).toBeInTheDocument()
    expect(applications.getByRole('link', { name: '查看' })).toHaveAttribute(
      'href',
      '/enterprise-creat?creatTab=0&cApplyUuid=a1',
    )
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('withdraws a request after a question', async () => {
    let iState = 0
    openAsBuyer(
      PATH,
      { kind: 'none' },
      {
        getListApplyByAllLinkUser: () => ({ data: { results: [{ ...REQUEST, iState }] } }),
        deleteApply: (body) => {
          expect(body).toMatchObject({ cApplyUuids: 'r1' })
          iState = 3
          return { data: {} }
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: '撤回' }))
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤回' })).not.toBeInTheDocument())
    expect(screen.getAllByText('已撤回').length).toBeGreaterThan(0)
  })

  it('stays usable when a part cannot be read', async () => {
    openAsBuyer(PATH, { kind: 'none', applications: [APPLICATION] }, { getListApplyByAllLinkUser: () => 'offline' })
    expect(await screen.findByText('获取加入申请记录')).toBeInTheDocument()
    expect(await screen.findByText('新芽科技')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '稍后再说' }))
    await waitFor(() => expect(location.pathname).toBe('/micro/alm-mall-shop/home/tab-home'))
  })
})
