import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import type { TestBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/UserCenter/teamMember'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

const MEMBERS = [
  { cPersonUuid: 'p1', cPersonName: '李敏', bAdmin: true, bApprover: false, bPayer: true, iSpendLimit: null },
  { cPersonUuid: 'p2', cPersonName: '小顾', bAdmin: false, bApprover: false, bPayer: false, iSpendLimit: 2000 },
]

/** A gateway with a rule and two members, which keeps what is saved; `sent` has it. */
function openMembers(own: Answers = {}, buyer: TestBuyer = { isVerified: true }) {
  let rule = { bEnabled: false, iOverAmount: 5000 }
  let members = MEMBERS
  const sent: Record<string, unknown>[] = []
  const opened = openAsBuyer(PATH, buyer, {
    getApprovalRule: () => ({ data: { ...rule, results: members } }),
    saveApprovalRule: ({ bEnabled, iOverAmount, ...rest }) => {
      sent.push({ bEnabled, iOverAmount, ...rest })
      rule = { bEnabled: bEnabled === true, iOverAmount: Number(iOverAmount) }
      return { data: {} }
    },
    saveOrderMember: (body) => {
      sent.push(body)
      members = members.map((member) =>
        member.cPersonUuid === body['cPersonUuid'] ? { ...member, bApprover: body['bApprover'] === true } : member,
      )
      return { data: {} }
    },
    ...own,
  })
  return { ...opened, sent }
}

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('members and approvals', () => {
  it('show the rule, and each member with roles and limit, without axe violations', async () => {
    const { container } = openMembers()
    expect(await screen.findByRole('button', { name: /采购审批\s*未开启/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /李敏.*管理员.*付款人.*按审批规则/s })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /小顾.*采购员.*限额 ¥2,000/s })).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('set the rule, with an amount that is one', async () => {
    const { sent } = openMembers()
    await userEvent.click(await screen.findByRole('button', { name: /采购审批/ }))
    const form = await sheet('采购审批')
    await userEvent.click(await form.findByRole('switch', { name: '开启采购审批' }))
    const amount = form.getByLabelText('审批金额（元）')
    await userEvent.clear(amount)
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    expect(await form.findByText('请填写审批金额')).toBeInTheDocument()
    await userEvent.type(amount, '12.345')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    expect(await form.findByText('请填写金额，最多两位小数')).toBeInTheDocument()
    expect(sent).toEqual([])
    await userEvent.clear(amount)
    await userEvent.type(amount, '3000.5')
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('button', { name: /采购审批\s*超过 ¥3,000.50 需审批/ })).toBeInTheDocument()
    expect(sent).toMatchObject([{ bEnabled: true, iOverAmount: 3000.5 }])
  })

  it('change a member, whose limit may be none', async () => {
    const { sent } = openMembers()
    await userEvent.click(await screen.findByRole('button', { name: /小顾/ }))
    const form = await sheet('小顾')
    await userEvent.click(await form.findByRole('switch', { name: '审批人' }))
    await userEvent.clear(form.getByLabelText('个人限额（元）'))
    await userEvent.click(form.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('button', { name: /小顾.*审批人/s })).toBeInTheDocument()
    expect(sent).toMatchObject([{ cPersonUuid: 'p2', bApprover: true, bPayer: false, iSpendLimit: null }])
  })

  it('keep what was typed when the save fails, with one idempotency key', async () => {
    const ids: unknown[] = []
    openMembers({
      saveOrderMember: ({ cRequestUuid }) => {
        ids.push(cRequestUuid)
        return { code: 5000, msg: '系统繁忙' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /李敏/ }))
    const form = await sheet('李敏')
    expect(form.queryByRole('switch', { name: '审批人' })).not.toBeInTheDocument()
    await userEvent.type(await form.findByLabelText('个人限额（元）'), '800')
    const save = form.getByRole('button', { name: '保存' })
    await userEvent.click(save)
    expect(await form.findByText('系统繁忙')).toBeInTheDocument()
    expect(form.getByLabelText('个人限额（元）')).toHaveValue('800')
    await userEvent.click(save)
    await waitFor(() => expect(ids).toHaveLength(2))
    expect(new Set(ids).size).toBe(1)
  })

  it('are for administrators', async () => {
    openMembers({}, { isAdmin: false, isVerified: true })
    await waitFor(() => expect(document.querySelector('.shop-gate, .shop-notice')).not.toBeNull())
    expect(screen.queryByText('采购审批')).not.toBeInTheDocument()
  })

  it('say what went wrong, and try again', async () => {
    let isDown = true
    openMembers({
      getApprovalRule: () =>
        isDown ? { code: 5000, msg: '系统繁忙' } : { data: { bEnabled: true, iOverAmount: 1, results: [] } },
    })
    const retry = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('暂无成员')).toBeInTheDocument()
  })
})
