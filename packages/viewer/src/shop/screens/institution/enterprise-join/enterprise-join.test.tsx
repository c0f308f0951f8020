import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { stubIntersection } from '../../../app/test-intersection.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import { alertText, press } from '../../session/test-codes.tsx'

const PATH = '/enterprise-join'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())
stubIntersection()

const found = (more: object = {}) => ({
  cEnterpriseUuid: 'e9',
  cEnterpriseName: '远山物流',
  iAuthenticationType: 1,
  cProvince: '广东省',
  cCity: '深圳市',
  cArea: '南山区',
  cUniformSocialCreditCode: '9111****002D',
  cPersonName: '袁*',
  cMobilePhone: '199****0005',
  bMember: false,
  bPending: false,
  ...more,
})
const listed = (...results: object[]) => ({ data: { results, iTotleSize: results.length } })

async function search(keyword: string) {
  const input = await screen.findByRole('searchbox', { name: '企业或团队名称' })
  await userEvent.clear(input)
  if (keyword !== '') await userEvent.type(input, keyword)
  await press('搜索')
}

describe('joining', () => {
  it('offers a scan to an account, which the back key closes, and none to a visitor', async () => {
    openAsBuyer(PATH, { kind: 'none' })
    await screen.findByRole('button', { name: '扫码' })
    await press('扫码')
    // Without a camera a photo is read.
    const popup = await screen.findByRole('dialog', { name: '扫一扫' })
    expect(within(popup).getByRole('button', { name: '拍照' })).toBeEnabled()
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe(PATH)
    cleanup()
    resetBrowser()
    openShop(PATH)
    await screen.findByRole('searchbox', { name: '企业或团队名称' })
    expect(screen.queryByRole('button', { name: '扫码' })).toBeNull()
  })

  it('asks for at least two characters', async () => {
    const list = vi.fn(() => listed())
    openAsBuyer(PATH, { kind: 'none' }, { getEnterpriseListByName: list })
    for (const keyword of ['', '远', ' 远 ']) {
      await search(keyword)
      expect(alertText()).toBe('请至少输入2个字')
    }
    expect(list).not.toHaveBeenCalled()
  })

  it('shows masked institutions and sends a request with its remark, once', async () => {
    let bPending = false
    const sent: Record<string, unknown>[] = []
    const { container } = openAsBuyer(
      PATH,
      { kind: 'none' },
      {
        getEnterpriseListByName: () => listed(found({ bPending }), found({ cEnterpriseUuid: 'e8', bMember: true })),
        saveApply: (body) => {
          sent.push(body)
          if (sent.length === 1) return 'offline'
          bPending = true
          return { data: { cApplyUuid: 'r1' } }
        },
      },
    )
    await search('远山')
    expect((await screen.findAllByText('信用代码 9111****002D')).length).toBe(2)
    expect(screen.getByRole('button', { name: '已加入' })).toBeDisabled()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await press('申请加入')
    const sheet = within(await screen.findByRole('dialog', { name: '申请加入' }))
    await userEvent.type(await sheet.findByLabelText('申请备注'), '采购部小顾')
    await userEvent.click(sheet.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(alertText()).toContain('网络开小差了'))
    await userEvent.click(sheet.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('已提交')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '审核中' })).toBeDisabled()
    expect(sent[0]).toMatchObject({ cEnterpriseUuid: 'e9', cRemark: '采购部小顾' })
    expect(sent[1]?.['cRequestUuid']).toBe(sent[0]?.['cRequestUuid'])
  })

  it('shows the institution of an invitation at once', async () => {
    const list = vi.fn((body: Record<string, unknown>) =>
      body['cEnterpriseUuid'] === 'e9' ? listed(found()) : listed(),
    )
    openAsBuyer(`${PATH}?joinTab=0&cEnterpriseUuid=e9`, { kind: 'none' }, { getEnterpriseListByName: list })
    expect(await screen.findByText('远山物流')).toBeInTheDocument()
  })

  it('leads from nothing found to creating one of the chosen kind', async () => {
    openAsBuyer(`${PATH}?joinTab=1`, { kind: 'none' }, { getEnterpriseListByName: () => listed() })
    await search('没有的')
    expect(await screen.findByText('未找到，去创建')).toBeInTheDocument()
    await press('创建个人团队')
    await waitFor(() => expect(location.href).toContain('/enterprise-creat?creatTab=1'))
  })

  it('asks a visitor to sign in', async () => {
    openShop(PATH)
    expect(await screen.findByText('登录后继续')).toBeInTheDocument()
  })
})
