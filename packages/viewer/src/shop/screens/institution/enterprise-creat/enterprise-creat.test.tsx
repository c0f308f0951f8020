import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { APPLICATION, AREAS, openAsBuyer } from '../../../app/test-buyer.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers, GatewayAnswer } from '../../../app/test-shop.tsx'
import { alertText, press } from '../../session/test-codes.tsx'

const PATH = '/enterprise-creat'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

const type = (label: string, entered: string) => userEvent.type(screen.getByLabelText(label), entered)
const messageAfter = async (step: () => Promise<unknown>) => {
  await step()
  await press('提交申请')
  return alertText()
}

async function chooseArea() {
  await userEvent.click(screen.getByRole('button', { name: /所在地区/ }))
  for (const name of ['广东省', '深圳市', '南山区']) await userEvent.click(await screen.findByText(name))
}

async function openForm(query: string, answers: Answers, first: string) {
  const opened = openAsBuyer(`${PATH}?${query}`, { kind: 'none' }, answers)
  await screen.findByLabelText(first)
  return opened
}

const refusal = (cFailure: string, msg: string, data: object = {}): GatewayAnswer => ({
  code: 4001,
  msg,
  data: { cFailure, ...data },
})

describe('the creation of an enterprise', () => {
  it('names one issue at a time, puts refusals on their fields, and shows the result', async () => {
    const refusals = [
      refusal('INVITE_UNKNOWN', '邀请码不存在', { cField: 'cInviteCode' }),
      refusal('INVITE_NOT_OPERATOR', '非运营商邀请码', { cField: 'cInviteCode' }),
    ]
    const sent: Record<string, unknown>[] = []
    const { container } = await openForm(
      'creatTab=0&inviteCode=NOPE',
      {
        saveEnterpriseApply4Enterprise: (body) => {
          sent.push(body)
          return refusals.shift() ?? { data: APPLICATION }
        },
        getEnterpriseApply: () => ({ data: APPLICATION }),
      },
      '企业名称',
    )
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    expect(await messageAfter(async () => undefined)).toBe('企业名称不能为空')
    expect(await messageAfter(() => type('企业名称', '新芽科技'))).toBe('统一社会信用代码不能为空')
    expect(await messageAfter(() => type('统一社会信用代码', '123'))).toBe('统一社会信用代码格式不正确')
    await userEvent.clear(screen.getByLabelText('统一社会信用代码'))
    expect(await messageAfter(() => type('统一社会信用代码', '91110000MA0DEM013H'))).toBe('请选择所在地区')
    expect(await messageAfter(chooseArea)).toBe('详细地址不能为空')
    expect(await messageAfter(() => type('详细地址', '科技园'))).toBe('邀请码不存在')
    expect(screen.getByLabelText('邀请码')).toHaveFocus()
    expect(await messageAfter(() => type('邀请码', 'X'))).toBe('非运营商邀请码')
    await userEvent.clear(screen.getByLabelText('邀请码'))
    await press('提交申请')
    expect(await screen.findByText('审核中')).toBeInTheDocument()
    expect(screen.getByText(/预计 1–3 个工作日内完成审核/)).toBeInTheDocument()
    expect(sent.at(-1)).toMatchObject({ cProvince: '广东省', cCity: '深圳市', cArea: '南山区', cInviteCode: '' })
    expect(localStorage.getItem('applicationDrafts')).not.toContain('新芽科技')
  })

  it('offers to join an enterprise that exists', async () => {
    const exists = {
      code: 4009,
      msg: '该企业已存在，请申请加入',
      data: { cFailure: 'ENTERPRISE_EXISTS', cEnterpriseUuid: 'e5', cEnterpriseName: '远山' },
    }
    await openForm('creatTab=0&cApplyUuid=', { saveEnterpriseApply4Enterprise: () => exists }, '企业名称')
    await type('企业名称', '远山')
    await type('统一社会信用代码', '91110000MA0DEM005N')
    await chooseArea()
    await type('详细地址', '科技园')
    await press('提交申请')
    expect((await screen.findAllByText('该企业已存在，请申请加入')).length).toBeGreaterThan(0)
    await press('加入企业')
    await waitFor(() => expect(location.href).toContain('/enterprise-join?joinTab=0&cEnterpriseUuid=e5'))
  })

  it('corrects a refused application from what was sent', async () => {
    const refused = { ...APPLICATION, iState: 2, cReason: '名称与代码不一致' }
    openAsBuyer(`${PATH}?cApplyUuid=a1`, { kind: 'none' }, { getEnterpriseApply: () => ({ data: refused }) })
    expect(await screen.findByText('驳回')).toBeInTheDocument()
    expect(screen.getByText('原因：名称与代码不一致')).toBeInTheDocument()
    await press('修改后重新提交')
    expect(await screen.findByLabelText('企业名称')).toHaveValue('新芽科技')
    expect(screen.getByText('广东省 深圳市 南山区')).toBeInTheDocument()
  })

  it('takes a new institution over when the application has passed', async () => {
    const passed = { ...APPLICATION, iState: 1, cEnterpriseUuid: 'e1' }
    const { shop } = openAsBuyer(
      `${PATH}?cApplyUuid=a1`,
      { kind: 'none' },
      {
        getEnterpriseApply: () => ({ data: passed }),
        getDefaultUserSubscription: () => ({ data: { ...NEW, cEnterpriseName: '新芽科技' } }),
        getAccountByAccSignId: () => ({ data: ACCOUNT }),
      },
    )
    expect(await screen.findByText('已通过')).toBeInTheDocument()
    await waitFor(() => expect(shop.sessions.mallUser.get().institution).toBe('新芽科技'))
  })

  it('says that the application could not be read, and reads it again', async () => {
    let isOffline = true
    const answer = () => (isOffline ? ('offline' as const) : { data: APPLICATION })
    openAsBuyer(`${PATH}?cApplyUuid=a1`, { kind: 'none' }, { getEnterpriseApply: answer })
    expect(await screen.findByText('申请信息初始化失败')).toBeInTheDocument()
    isOffline = false
    await press('重试')
    expect(await screen.findByText('审核中')).toBeInTheDocument()
  })
})

const NEW = {
  cAccUuid: 'acc-e1',
  cAccSignId: '',
  iAccType: 1,
  bAuthentication: false,
  cPersonUuid: 'p',
  cPersonName: '周',
  bStop: false,
  bAccStop: false,
  bWaitDelete: false,
  bDefault: true,
}
const ACCOUNT = {
  cAllLinkUserUuid: 'acc-1',
  cMobilePhone: '19900140001',
  cNickname: '',
  cHeadImageUrl: '',
  isSuper: 0,
  iTradeRoleType: 2,
  cEnterpriseUuid: 'e1',
  cOrgName: '新芽科技',
  iAuthenticationType: 1,
}

describe('the creation of a team', () => {
  it('names one issue at a time and sends what was entered', async () => {
    const sent: Record<string, unknown>[] = []
    await openForm(
      'creatTab=1',
      {
        saveEnterpriseApply4Person: (body) => {
          sent.push(body)
          return { code: 4009, msg: '每个账号只能创建一次个人团队', data: { cFailure: 'TEAM_EXISTS' } }
        },
      },
      '团队名称',
    )
    expect(await messageAfter(async () => undefined)).toBe('团队名称不能为空')
    expect(await messageAfter(() => type('团队名称', '晨光团'))).toBe('用户姓名不能为空')
    expect(await messageAfter(() => type('用户姓名', '程晓光'))).toBe('身份证号码不能为空')
    expect(await messageAfter(() => type('身份证号码', '110000198302101214'))).toBe('身份证号码格式不正确')
    await userEvent.clear(screen.getByLabelText('身份证号码'))
    expect(await messageAfter(() => type('身份证号码', '110000198302101213'))).toBe('请选择所在地区')
    expect(await messageAfter(chooseArea)).toBe('每个账号只能创建一次个人团队')
    expect(sent).toMatchObject([{ cEnterpriseName: '晨光团', cRealName: '程晓光', cIdNumber: '110000198302101213' }])
  })

  it('is disabled with its reason for who has one', async () => {
    openAsBuyer(`${PATH}?creatTab=1`, { kind: 'none', applications: [{ ...APPLICATION, iAuthenticationType: 2 }] })
    expect(await screen.findByText('每个账号只能创建一次个人团队')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '个人' })).toBeDisabled()
    expect(await screen.findByLabelText('企业名称')).toBeInTheDocument()
  })
})

describe('a draft', () => {
  it('is kept for its account without the ID number, and nobody else gets it', async () => {
    const { shop } = await openForm('creatTab=1', {}, '团队名称')
    await type('团队名称', '晨光团')
    await type('身份证号码', '110000198302101213')
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('applicationDrafts')).toContain('晨光团')
    expect(localStorage.getItem('applicationDrafts')).not.toContain('110000198302101213')
    await press('企业')
    await screen.findByLabelText('企业名称')
    await press('个人')
    expect(await screen.findByLabelText('团队名称')).toHaveValue('晨光团')
    const session = shop.sessions.session.get()
    if (session?.kind === 'account') {
      shop.sessions.session.set({ ...session, id: 'login-2', account: { ...session.account, id: 'acc-2' } })
    }
    await waitFor(() => expect(screen.getByLabelText('团队名称')).toHaveValue(''))
  })

  it('of a visitor is not stored; the sign-in stands in place of the submission', async () => {
    openShop(PATH, { getAreaTree4Children: () => ({ data: AREAS }) })
    await screen.findByLabelText('企业名称')
    await type('企业名称', '新芽科技')
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('applicationDrafts')).toBeNull()
    expect(screen.queryByRole('button', { name: '提交申请' })).not.toBeInTheDocument()
    expect(screen.getByText('登录后继续')).toBeInTheDocument()
  })
})
