import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { layOut } from '@mallwright/shop-core/widgets/test-layout'
import { testMenu, wireButton } from '@mallwright/shop-core/widgets/test-menu'
import { testTemplate } from '@mallwright/shop-core/widgets/test-voucher'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'

import { NO_OPERATOR, openMemberDesk, wireInstitution, workType } from './test-desk-member.tsx'
import type { DeskAnswers } from './test-desk-member.tsx'

const OWN = wireInstitution('a1', '北辰精工', { bDefault: true })
const OTHER = wireInstitution('a2', '南岭仪器')

const work = (types: readonly object[], more: object = {}) => ({
  getVoucherWork: () => ({ data: { types, iTaskCount: 0, bCollaborate: false, bMayCollaborate: false, ...more } }),
})

const of = (...institutions: readonly object[]): DeskAnswers => ({
  getListUserSubscription: () => ({ data: { results: institutions, iTotleSize: institutions.length } }),
  getBindEnterpriseByAccUuid: () => ({
    data: {
      cEnterpriseUuid: 'e-a1',
      cEnterpriseName: '北辰精工',
      cOrgUuid: 'org-1',
      cUniformSocialCreditCode: '',
      cCorporation: '',
      cProvince: '',
      cCity: '',
      cArea: '',
      cAddress: '',
      iAuthenticationType: 1,
      cOwnOperatorUuid: '',
      cOwnOperatorName: '',
      cUserType: 'user',
      bAuthentication: true,
    },
  }),
})

/** A form with one field. */
const FORM: DeskAnswers = {
  ...testMenu({ A: [wireButton('SAVE', '保存')] }, ['ADD', 'SAVE']),
  getOrgDefaultVoucherTemplate: () => ({
    data: testTemplate({
      cVoucherUuid: 'PUR_ORDER',
      showTemplatePcList: [{ cTemplateUuid: 't1', cTemplateName: '标准' }],
    }),
  }),
}

beforeEach(() => {
  localStorage.clear()
  setDocumentLocale('zh-CN')
  layOut()
  history.replaceState(null, '', '/studio/desk')
})

const menu = () => within(screen.getByRole('navigation', { name: '列表' }))

it('shows a member who is no operator the vouchers of its institution, and no lists of operators', async () => {
  const { container } = openMemberDesk({
    ...NO_OPERATOR,
    ...of(OWN),
    ...work([workType('PUR_ORDER', '采购订单', 3), workType('PUR_REQUEST', '采购申请')], { iTaskCount: 2 }),
  })
  expect(await screen.findByRole('heading', { name: '单据总览' })).toBeInTheDocument()
  expect(menu().getByRole('link', { name: '采购订单，3 张未完成' })).toHaveAttribute(
    'href',
    expect.stringContaining('?work=PUR_ORDER'),
  )
  expect(menu().getByRole('link', { name: '待办审批，2 条待处理' })).toBeInTheDocument()
  expect(menu().queryByRole('link', { name: '入驻申请' })).not.toBeInTheDocument()
  expect(screen.getByText('北辰精工')).toBeInTheDocument()
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

it('has nothing for who is neither an operator nor may open a voucher', async () => {
  openMemberDesk({ ...NO_OPERATOR, ...of(OWN), ...work([]) })
  expect(await screen.findByText('当前账号不能使用工作台')).toBeInTheDocument()
  expect(screen.getByText(/19900150001/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: '去装修工作室' })).not.toBeInTheDocument()
})

it('leads a super user who is no operator to the studio', async () => {
  openMemberDesk({ ...NO_OPERATOR, ...of(OWN), ...work([]) }, { isSuper: true })
  expect(await screen.findByRole('link', { name: '去装修工作室' })).toHaveAttribute('href', '/studio/')
})

it('has no entry of vouchers for an operator without them, and says why where the address names them', async () => {
  history.replaceState(null, '', '/studio/desk?work=PUR_ORDER')
  openMemberDesk({ ...of(OWN), ...work([]), getTeamAuthPage: () => ({ data: { results: [], iTotleSize: 0 } }) })
  expect(await screen.findByText('您在“北辰精工”没有业务单据的权限，请联系管理员授权')).toBeInTheDocument()
  expect(menu().queryByText('业务单据')).not.toBeInTheDocument()
  expect(menu().getByRole('link', { name: '入驻申请' })).toBeInTheDocument()
})

it('switches the institution, and reads its vouchers anew', async () => {
  let current = 'a1'
  const { named } = openMemberDesk({
    ...NO_OPERATOR,
    getListUserSubscription: () => ({
      data: {
        results: [OWN, OTHER].map((one) => ({ ...one, bDefault: one.cAccUuid === current })),
        iTotleSize: 2,
      },
    }),
    getVoucherWork: () =>
      work([current === 'a1' ? workType('PUR_ORDER', '采购订单') : workType('SAL_ORDER', '销售订单')]).getVoucherWork(),
    setDefaultUserSubscription: (_body, params) => {
      current = String(params['b'])
      return { data: {} }
    },
  })
  const choice = await screen.findByRole('combobox', { name: '当前机构' })
  await userEvent.selectOptions(choice, '南岭仪器')
  expect(await menu().findByRole('link', { name: '销售订单' })).toBeInTheDocument()
  expect(menu().queryByRole('link', { name: '采购订单' })).not.toBeInTheDocument()
  expect(named('setDefaultUserSubscription').map(({ params }) => params)).toEqual([{ a: 'acc-1', b: 'a2' }])
})

it('asks before what was changed in a form is left by the menu or by Back, and goes where it was asked to', async () => {
  history.replaceState({ idx: 0 }, '', '/studio/desk?work=')
  openMemberDesk({ ...NO_OPERATOR, ...of(OWN), ...work([workType('PUR_ORDER', '采购订单')]), ...FORM })
  await userEvent.click(await screen.findByRole('link', { name: '新增采购订单' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '主题' }), '轴承')
  await userEvent.click(menu().getByRole('link', { name: '单据总览' }))
  const question = await screen.findByRole('dialog', { name: '是否保存本条单据？' })
  await userEvent.click(within(question).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('textbox', { name: '主题' })).toHaveValue('轴承')
  act(() => history.back())
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: '是否保存本条单据？' })).getByRole('button', { name: '放弃' }),
  )
  expect(await screen.findByRole('heading', { name: '单据总览' })).toBeInTheDocument()
  expect(location.search).toBe('?work=')
})

it('says when a type is unknown', async () => {
  history.replaceState(null, '', '/studio/desk?work=PUR_ORDERS')
  openMemberDesk({ ...NO_OPERATOR, ...of(OWN), ...work([workType('PUR_ORDER', '采购订单')]) })
  expect(await screen.findByText('单据类型不存在')).toBeInTheDocument()
})
