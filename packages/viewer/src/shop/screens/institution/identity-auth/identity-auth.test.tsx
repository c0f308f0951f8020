import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { buyerAnswers, openAsBuyer } from '../../../app/test-buyer.ts'
import type { TestBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import { alertText, press } from '../../session/test-codes.tsx'

const PERSON = '/identity-auth?type=person'
const ENTERPRISE = '/identity-auth?type=enterprise'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

const type = (label: string, entered: string) => userEvent.type(screen.getByLabelText(label), entered)
const messageAfter = async (step: () => Promise<unknown>) => {
  await step()
  await press('提交认证')
  return alertText()
}

describe('the verification of a person', () => {
  it('names one issue at a time, shows a refusal with the tries left, then succeeds', async () => {
    let isVerified = false
    const reason = '姓名与身份证号码不一致，今日还可尝试 4 次'
    const refusals = [
      { code: 4009, msg: '该身份证号已在其它账号实名', data: { cFailure: 'ID_NUMBER_TAKEN' } },
      { code: 4001, msg: reason, data: { cFailure: 'IDENTITY_REFUSED', cReason: '', iTriesLeft: 4 } },
    ]
    const status = () => ({ data: { bAuthentication: isVerified, cRealName: isVerified ? '程**' : '', cIdNumber: '' } })
    const { container } = openAsBuyer(
      PERSON,
      {},
      {
        'AllLinkUserAction/getAuthentication': status,
        'AllLinkUserAction/saveAuthentication': () => {
          const refusal = refusals.shift()
          if (refusal) return refusal
          isVerified = true
          return status()
        },
      },
    )
    await screen.findByLabelText('姓名')
    expect(screen.getByText('每天最多可提交 5 次')).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    expect(await messageAfter(async () => undefined)).toBe('姓名不能为空')
    expect(await messageAfter(() => type('姓名', '程晓光'))).toBe('身份证号码不能为空')
    expect(await messageAfter(() => type('身份证号码', '11000019830210121'))).toBe('身份证号码格式不正确')
    expect(await messageAfter(() => type('身份证号码', '3'))).toBe('该身份证号已在其它账号实名')
    await press('提交认证')
    const refused = within(await screen.findByRole('dialog', { name: '认证失败' }))
    expect(refused.getByText(reason)).toBeInTheDocument()
    await userEvent.click(refused.getByRole('button', { name: '重新提交' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('姓名')).toHaveValue('程晓光')
    await press('提交认证')
    const succeeded = within(await screen.findByRole('dialog', { name: '认证成功' }))
    await userEvent.click(succeeded.getByRole('button', { name: '完成' }))
    expect(await screen.findByText('已完成实名认证')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '企业认证' })).toBeInTheDocument()
  })

  it('says that the status could not be read, and reads it again', async () => {
    let isOffline = true
    const works = buyerAnswers()['AllLinkUserAction/getAuthentication']
    const answer = (body: Record<string, unknown>) => (isOffline ? ('offline' as const) : (works?.(body) ?? 'offline'))
    openAsBuyer(PERSON, {}, { 'AllLinkUserAction/getAuthentication': answer })
    expect(await screen.findByText('个人认证状态查询失败')).toBeInTheDocument()
    isOffline = false
    await press('重试')
    expect(await screen.findByLabelText('姓名')).toBeInTheDocument()
  })
})

describe('the verification of an enterprise', () => {
  it.each<[TestBuyer, string]>([
    [{ isAdmin: false }, '当前账号没有管理员权限！'],
    [{ isVerified: true }, '企业已认证'],
  ])('of %o says that there is nothing to do', async (buyer, message) => {
    openAsBuyer(ENTERPRISE, buyer)
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '提交认证' })).not.toBeInTheDocument()
  })

  it.each<[TestBuyer, string, string, string]>([
    [{}, '进行个人实名认证才能进行企业实名认证', '实名认证', '/identity-auth?type=person'],
    [{ kind: 'team' }, '个人团队无需企业认证', '实名认证', '/identity-auth?type=person'],
    [{ kind: 'none' }, '请先加入或创建企业、团队', '新手买家指引', '/enterprise-guidance'],
  ])('of %o says what stands in its way and leads there', async (buyer, message, way, address) => {
    openAsBuyer(ENTERPRISE, buyer)
    expect(await screen.findByText(message)).toBeInTheDocument()
    await press(way)
    await waitFor(() => expect(location.pathname + location.search).toBe(address))
  })

  it('is filled in from the institution and names one issue at a time', async () => {
    const sent: Record<string, unknown>[] = []
    openAsBuyer(
      ENTERPRISE,
      { isPersonVerified: true, hasVerifiedOther: true },
      {
        'PubEnterpriseAction/saveAuthentication': (body) => {
          sent.push(body)
          return {
            code: 4001,
            msg: '与创建时不一致',
            data: { cFailure: 'ENTERPRISE_DIFFERS', cField: 'cEnterpriseName' },
          }
        },
      },
    )
    expect(await screen.findByLabelText('企业名称')).toHaveValue('北辰精工')
    expect(await screen.findByText('您已有实名的关注企业')).toBeInTheDocument()
    expect(await messageAfter(async () => undefined)).toBe('法定代表人身份证号码不能为空')
    expect(await messageAfter(() => type('法定代表人身份证号码', '123'))).toBe('法定代表人身份证号码格式不正确')
    for (const [label, message] of [
      ['法定代表人姓名', '法定代表人姓名不能为空'],
      ['统一社会信用代码', '统一社会信用代码不能为空'],
      ['企业名称', '企业名称不能为空'],
    ] as const)
      expect(await messageAfter(() => userEvent.clear(screen.getByLabelText(label)))).toBe(message)
    await type('企业名称', '北辰精工')
    expect(await messageAfter(() => type('统一社会信用代码', '12'))).toBe('统一社会信用代码格式不正确')
    await userEvent.clear(screen.getByLabelText('统一社会信用代码'))
    await type('统一社会信用代码', '91110000MA0DEM001A')
    await type('法定代表人姓名', '周立')
    await userEvent.clear(screen.getByLabelText('法定代表人身份证号码'))
    expect(await messageAfter(() => type('法定代表人身份证号码', '110000198302101213'))).toBe('与创建时不一致')
    expect(screen.getByLabelText('企业名称')).toHaveFocus()
    expect(sent).toMatchObject([{ cEnterpriseName: '北辰精工', cCorporationIdNumber: '110000198302101213' }])
  })

  it('asks to try again when the enterprise cannot be identified', async () => {
    const bound = buyerAnswers({ isPersonVerified: true })['getBindEnterpriseByAccUuid']?.({})
    const data = typeof bound === 'object' ? { ...(bound.data as object), cEnterpriseUuid: '' } : {}
    openAsBuyer(
      ENTERPRISE,
      { isPersonVerified: true },
      { getBindEnterpriseByAccUuid: () => ({ data }), 'PubEnterpriseAction/getAuthentication': () => UNVERIFIED },
    )
    expect(await screen.findByText('缺少唯一标识，请重试')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument()
  })
})

const UNVERIFIED = {
  data: {
    bAuthentication: false,
    cEnterpriseName: '',
    cUniformSocialCreditCode: '',
    cCorporation: '',
    cCorporationIdNumber: '',
  },
}
