import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { APPLICATION, authorization, buyerAnswers, openAsBuyer } from '../app/test-buyer.ts'
import type { TestBuyer } from '../app/test-buyer.ts'
import { resetBrowser } from '../app/test-shop.tsx'
import type { Answers } from '../app/test-shop.tsx'

const CENTER = '/micro/alm-mall-shop/home/UserCenter'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

async function openGuide(buyer: TestBuyer, answers?: Answers) {
  const opened = openAsBuyer(CENTER, buyer, answers)
  await userEvent.click(await screen.findByRole('button', { name: /^(去认证|新手买家指引)$/ }))
  const dialog = await screen.findByRole('dialog', { name: '新手买家指引' })
  await within(dialog).findAllByRole('listitem')
  return { ...opened, dialog: within(dialog) }
}

const buttonsOf = (dialog: { getAllByRole: (role: 'button') => HTMLElement[] }) =>
  dialog.getAllByRole('button').map((button) => `${button.textContent}${button.hasAttribute('disabled') ? ' –' : ''}`)

const team = { kind: 'team', isVerified: true, isPersonVerified: true } as const

describe('the 新手买家指引', () => {
  it.each<[string, TestBuyer, readonly string[], readonly string[]]>([
    [
      '个人账号',
      { kind: 'none' },
      ['加入企业', '创建企业', '加入团队', '创建个人团队'],
      ['进行中', '未开始', '未开始'],
    ],
    ['个人账号', { kind: 'none', applications: [APPLICATION] }, ['审核中 –'], ['已完成', '进行中', '未开始']],
    ['个人未认证', {}, ['管理员认证'], ['已完成', '已完成', '进行中']],
    ['企业未认证', { isPersonVerified: true }, ['企业认证'], ['已完成', '已完成', '进行中']],
    ['非管理员', { isAdmin: false }, [], ['已完成', '已完成', '进行中']],
    ['个人团队未认证', { kind: 'team' }, ['实名认证'], ['已完成', '已完成', '进行中']],
    ['个人团队已认证', team, ['申请授权'], ['已完成', '进行中', '已完成']],
    ['个人团队已认证', { ...team, audit: 1 }, ['审核中 –'], ['已完成', '进行中', '已完成']],
  ])('shows an account of the status %s what is due', async (status, buyer, buttons, marks) => {
    const { dialog } = await openGuide(buyer)
    expect(screen.getByText(status)).toBeInTheDocument()
    expect(buttonsOf(dialog)).toEqual([...buttons, '关闭'])
    expect(
      dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.querySelector('em')?.textContent),
    ).toEqual(marks)
  })

  it('is accessible, and closes by 关闭', async () => {
    const { dialog, container } = await openGuide({ kind: 'none' })
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('leads to creating with the operator’s invite code of the configuration', async () => {
    const config = () => ({ data: { inviteCode: 'DH8888', inviteUuid: 'invite-1' } })
    const { dialog } = await openGuide({ kind: 'none' }, { 'server-config.json': config })
    await userEvent.click(dialog.getByRole('button', { name: '创建企业' }))
    expect(await screen.findByLabelText('邀请码')).toHaveValue('DH8888')
    expect(location.search).toBe('?creatTab=0&inviteCode=DH8888&inviteUuid=invite-1')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows a member whom to ask, and a failed read concerns that card alone', async () => {
    let isOffline = true
    const found = { cPersonName: '王*', cMobilePhone: '138****0001', cEnterpriseName: '北辰精工' }
    const { dialog } = await openGuide(
      { isAdmin: false },
      { getAdminSubscriptionDto: () => (isOffline ? 'offline' : { data: found }) },
    )
    expect(dialog.getByText('请联系企业管理员')).toBeInTheDocument()
    isOffline = false
    await userEvent.click(await dialog.findByRole('button', { name: '重试' }))
    expect(await dialog.findByText('138****0001')).toBeInTheDocument()
  })

  it('names a verified institution elsewhere, which can be switched to', async () => {
    const { dialog } = await openGuide({ hasVerifiedOther: true })
    expect(dialog.getByText('您已有实名的关注企业')).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: '切换企业' })).toHaveAttribute('href', '/enterprise-change-over')
  })

  it('asks for a team’s authorisation, for its region only where it has none', async () => {
    const sent: Record<string, unknown>[] = []
    let audit = 3
    const { dialog } = await openGuide(
      { ...team, audit: 3 },
      {
        getIndividualTeamBuyersAuth: () => ({ data: authorization(audit) }),
        saveIndividualTeamBuyersAuth: (body) => {
          sent.push(body)
          if (body['cArea'] === '')
            return { code: 4001, msg: '请选择所在地区', data: { cFailure: 'AREA_UNKNOWN', cField: 'cAreaCode' } }
          audit = 1
          return { data: authorization(1) }
        },
      },
    )
    expect(dialog.getByText('上次申请未通过：资料不全')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: '申请授权' }))
    for (const name of ['广东省', '深圳市', '南山区']) await userEvent.click(await screen.findByText(name))
    expect(await screen.findByText('提交成功，请耐心等待审核')).toBeInTheDocument()
    expect(await dialog.findByRole('button', { name: '审核中' })).toBeDisabled()
    expect(sent.at(-1)).toMatchObject({ cProvince: '广东省', cCity: '深圳市', cArea: '南山区' })
  })

  it('asks for an authorisation anew after a refusal, even when the answer to the first request was lost', async () => {
    const ids: unknown[] = []
    let audit = 0
    const { dialog, shop } = await openGuide(team, {
      getIndividualTeamBuyersAuth: () => ({ data: authorization(audit) }),
      saveIndividualTeamBuyersAuth: (body) => {
        ids.push(body['cRequestUuid'])
        audit = 1
        return ids.length === 2 ? { data: authorization(1) } : 'offline'
      },
    })
    const refuse = async () => {
      audit = 3
      await act(() => shop.queryClient.invalidateQueries())
      await dialog.findByText('上次申请未通过：资料不全')
    }
    await userEvent.click(dialog.getByRole('button', { name: '申请授权' }))
    expect(await dialog.findByRole('button', { name: '审核中' })).toBeDisabled()
    await refuse()
    await userEvent.click(dialog.getByRole('button', { name: '申请授权' }))
    expect(await dialog.findByRole('button', { name: '审核中' })).toBeDisabled()
    await refuse()
    await userEvent.click(dialog.getByRole('button', { name: '申请授权' }))
    await waitFor(() => expect(ids).toHaveLength(3))
    expect(new Set(ids).size).toBe(3)
  })

  it('sends no authorisation for an institution that another tab has switched to meanwhile', async () => {
    const save = vi.fn(() => ({ data: authorization(1) }))
    const { dialog, shop } = await openGuide(team, { saveIndividualTeamBuyersAuth: save })
    const button = dialog.getByRole('button', { name: '申请授权' })
    // The press comes before the screen has followed.
    vi.spyOn(shop.sessions.mallUser, 'get').mockReturnValue({
      institution: '另一家',
      institutionId: 'e2',
      tradeRole: 2,
      authentication: 1,
    })
    await userEvent.click(button)
    expect(await screen.findByText('已切换企业，请重新操作')).toBeInTheDocument()
    expect(save).not.toHaveBeenCalled()
  })
})

describe('the status in the account tab', () => {
  it.each<[TestBuyer, string, string]>([
    [{ kind: 'none' }, 'getListApplyByAllLinkUser', '获取加入申请记录'],
    [{ kind: 'none' }, 'getDataPageLoadList', '申请信息初始化失败'],
    [{}, 'PubEnterpriseAction/getAuthentication', '企业认证状态查询失败'],
    [{}, 'AllLinkUserAction/getAuthentication', '个人认证状态查询失败'],
    [{ kind: 'team' }, 'AllLinkUserAction/getAuthentication', '获取个人团队实名信息失败'],
    [{ kind: 'team' }, 'getIndividualTeamBuyersAuth', '获取个人团队审核信息失败'],
  ])('of %o says that %s failed and reads it again', async (buyer, call, message) => {
    let isBroken = true
    const works = buyerAnswers(buyer)[call]
    openAsBuyer(CENTER, buyer, { [call]: (body) => (isBroken ? 'offline' : (works?.(body) ?? 'offline')) })
    expect(await screen.findByText(message)).toBeInTheDocument()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('button', { name: /^(去认证|新手买家指引)$/ })).toBeInTheDocument()
  })

  it('is verified for who may buy, without a way to anything', async () => {
    openAsBuyer(CENTER, { isVerified: true })
    expect(await screen.findByText('已认证')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '去认证' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '成员申请' })).toBeInTheDocument()
  })

  it('closes the dialog with its session', async () => {
    const { shop } = await openGuide({ kind: 'none' }, { logout: () => ({ data: null }) })
    await act(() => shop.signInFlow.signOut())
    await waitFor(() => expect(shop.isGuideOpen.getState()).toBe(false))
  })
})
