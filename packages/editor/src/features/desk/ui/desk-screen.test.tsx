import type { Send, WireRequest } from '@mallwright/contract/rpc'
import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'

import { DESK_SECTIONS } from '../model/sections/desk-sections.ts'
import { renderDesk } from './test-desk.tsx'

const application = (number: number, more: object = {}) => ({
  cApplyUuid: `apply-${number}`,
  cEnterpriseUuid: '',
  cEnterpriseName: `企业 ${number}`,
  cUniformSocialCreditCode: '91110000MA0DEM0181',
  cReason: '',
  dCreateTime: '2026-11-22 10:00:00',
  dOperationTime: '',
  iCreateTimeLong: 1,
  cApplyChannel: 'alm-mall-shop',
  iState: 0,
  iAuthenticationType: 1,
  cCorporationIdNumber: '',
  cCorporation: '元青禾',
  cRealName: '',
  cProvince: '北京市',
  cCity: '北京市',
  cArea: '朝阳区',
  cAddress: '演示路 8 号',
  cInviteCode: 'DH8888',
  cOwnOperatorUuid: '',
  cManagerPhone: '19900140003',
  ...more,
})

type Answer = { code: number; msg?: string; data?: unknown } | 'offline'
type Answers = Readonly<Record<string, (body: Record<string, unknown>) => Answer>>

const EMPTY_LIST: Answer = { code: 1, data: { results: [], iTotleSize: 0 } }

/** Draws the desk over answers by the last part of a call's path; every other list is empty. */
function openDesk(answers: Answers = {}) {
  const calls: { name: string; body: Record<string, unknown> }[] = []
  const send: Send = async ({ operation, body }: WireRequest) => {
    const name = operation.path.split('/').at(-1) ?? ''
    calls.push({ name, body: body as Record<string, unknown> })
    const answer = answers[name]?.(body as Record<string, unknown>) ?? EMPTY_LIST
    if (answer === 'offline') return { arrived: false, failure: 'NETWORK', msg: 'Failed to fetch' }
    return { arrived: true, envelope: { msg: '', data: null, ...answer } }
  }
  const { container } = renderDesk(send)
  return { calls, container }
}

beforeEach(() => {
  setDocumentLocale('zh-CN')
  history.replaceState(null, '', '/studio/desk')
})

it('asks before a refusal, wants its reason, and reads the list again', async () => {
  let isOpen = true
  const { calls, container } = openDesk({
    getEnterpriseApplyPage: () => ({ code: 1, data: { results: isOpen ? [application(1)] : [], iTotleSize: 1 } }),
    auditEnterpriseApply: () => {
      isOpen = false
      return { code: 1, data: application(1, { iState: 2 }) }
    },
  })
  const row = (await screen.findByText('企业 1')).closest('tr') as HTMLElement
  await userEvent.click(within(row).getByRole('button', { name: '驳回' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('驳回“企业 1”的入驻申请？')).toBeInTheDocument()
  const submit = within(dialog).getByRole('button', { name: '驳回' })
  await userEvent.click(submit)
  expect(within(dialog).getByRole('alert')).toHaveTextContent('请填写原因')
  expect(calls.some(({ name }) => name === 'auditEnterpriseApply')).toBe(false)
  await userEvent.type(within(dialog).getByLabelText(/^原因/), '名称不符')
  await userEvent.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.find(({ name }) => name === 'auditEnterpriseApply')?.body).toEqual({
    cApplyUuid: 'apply-1',
    bAgree: false,
    cReason: '名称不符',
  })
  expect(await screen.findByText('没有入驻申请')).toBeInTheDocument()
  expect((await axe.run(container)).violations).toEqual([])
})

it('stays open with the words of a refused action', async () => {
  openDesk({
    getEnterpriseApplyPage: () => ({ code: 1, data: { results: [application(1)], iTotleSize: 1 } }),
    auditEnterpriseApply: () => ({
      code: 4009,
      msg: '状态已变更，请刷新后重试',
      data: { cFailure: 'STATE_CHANGED' },
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: '通过' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '通过' }))
  expect(await screen.findByText('状态已变更，请刷新后重试')).toBeInTheDocument()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

it('passes the chosen rows, and says which were refused and why', async () => {
  const open = new Set([1, 2, 3])
  const { calls } = openDesk({
    getEnterpriseApplyPage: () => ({
      code: 1,
      data: { results: [1, 2, 3].map((n) => application(n, { iState: open.has(n) ? 0 : 1 })), iTotleSize: 3 },
    }),
    passEnterpriseApplies: () => {
      open.delete(1)
      open.delete(3)
      return {
        code: 1,
        data: { done: ['apply-1'], refused: [{ cRowKey: 'apply-3', cReason: '状态已变更，请刷新后重试' }] },
      }
    },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: '全选本页' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '选择企业 2' }))
  expect(screen.getByRole('checkbox', { name: '全选本页' })).toBePartiallyChecked()
  await userEvent.click(screen.getByRole('button', { name: '通过所选 (2)' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('通过所选的 2 条入驻申请？申请人将成为管理员。')).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: '通过所选' }))
  expect(await screen.findByText('已处理 1 条')).toBeInTheDocument()
  expect(screen.getByText('1 条未处理：企业 3 (状态已变更，请刷新后重试)')).toBeInTheDocument()
  expect(calls.find(({ name }) => name === 'passEnterpriseApplies')?.body).toEqual({
    cRowKeys: ['apply-1', 'apply-3'],
  })
  // Decided rows can no longer be chosen.
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^选择/ })).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^通过所选/ })).not.toBeInTheDocument()
})

it('searches, filters and turns pages', async () => {
  const { calls } = openDesk({
    getEnterpriseApplyPage: ({ pageNumber }) => ({
      code: 1,
      data: { results: [application(Number(pageNumber))], iTotleSize: 45 },
    }),
  })
  expect(await screen.findByText('共 45 条 · 第 1 / 3 页')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '下一页' }))
  expect(await screen.findByText('企业 2')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox'), ' 青禾 {Enter}')
  await userEvent.click(screen.getByRole('radio', { name: '已通过' }))
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({
      name: 'getEnterpriseApplyPage',
      body: { cKeyword: '青禾', iState: 1, pageNumber: 1, pageSize: 20 },
    }),
  )
})

it('has a state for nothing, for no permission and for a lost network', async () => {
  let isBroken = true
  openDesk({
    getEnterpriseApplyPage: () => (isBroken ? 'offline' : EMPTY_LIST),
    getApplyPage: () => ({ code: 4003, msg: '', data: { cFailure: 'GATE_CLOSED', cGate: 'NO_ORG' } }),
    getAccountPage: () => ({ code: 4003, msg: '', data: { cFailure: 'GATE_CLOSED', cGate: 'OPERATOR' } }),
  })
  expect(await screen.findByText(/网络开小差了/)).toBeInTheDocument()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('没有入驻申请')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('link', { name: '账号' }))
  expect(await screen.findByText('无数据权限')).toBeInTheDocument()
  expect(new URLSearchParams(location.search).get('list')).toBe('accounts')
  await userEvent.click(await screen.findByRole('link', { name: '加入申请' }))
  expect(await screen.findByText('您不是机构的管理员')).toBeInTheDocument()
})

it('is closed to an account that is no operator', async () => {
  openDesk({ getTeamAuthPage: () => ({ code: 4003, msg: '', data: { cFailure: 'GATE_CLOSED', cGate: 'OPERATOR' } }) })
  expect(await screen.findByText('当前账号不能使用工作台')).toBeInTheDocument()
})

const INSTITUTION = {
  cEnterpriseUuid: 'e1',
  cAccUuid: 'a1',
  cEnterpriseName: '北辰精工',
  iAuthenticationType: 1,
  cUniformSocialCreditCode: '',
  bAuthentication: true,
  bAccStop: false,
  bWaitDelete: false,
  iMembers: 1,
  cManagerName: '陈北辰',
  dCreateTime: '',
}

it('opens the members of an institution above the list', async () => {
  openDesk({
    getInstitutionPage: () => ({
      code: 1,
      data: { iTotleSize: 1, results: [INSTITUTION] },
    }),
    getMemberPage: ({ cEnterpriseUuid }) => ({
      code: 1,
      data: {
        iTotleSize: 1,
        results: [
          {
            cPersonUuid: 'p1',
            cPersonName: `成员 ${String(cEnterpriseUuid)}`,
            cMobilePhone: '',
            cUserType: 'user',
            bStop: false,
          },
        ],
      },
    }),
  })
  await userEvent.click(await screen.findByRole('link', { name: '机构' }))
  await userEvent.click(await screen.findByRole('button', { name: '成员' }))
  expect(await within(screen.getByRole('dialog')).findByText('成员 e1')).toBeInTheDocument()
})

it('asks for a host, names what is wrong with it, and adds it', async () => {
  const { calls } = openDesk({ saveTrustedHost: () => ({ code: 1, data: {} }) })
  await userEvent.click(await screen.findByRole('link', { name: '信任域名' }))
  await userEvent.click(await screen.findByRole('button', { name: '添加域名' }))
  const dialog = within(screen.getByRole('dialog'))
  const submit = dialog.getByRole('button', { name: '添加域名' })
  await userEvent.click(submit)
  expect(dialog.getByRole('alert')).toHaveTextContent('请输入域名')
  await userEvent.type(dialog.getByLabelText(/^域名/), 'https://pay.example.com')
  await userEvent.click(submit)
  expect(dialog.getByRole('alert')).toHaveTextContent('域名格式不正确')
  expect(calls.some(({ name }) => name === 'saveTrustedHost')).toBe(false)
  await userEvent.clear(dialog.getByLabelText(/^域名/))
  await userEvent.type(dialog.getByLabelText(/^域名/), 'pay.example.com{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.find(({ name }) => name === 'saveTrustedHost')?.body).toEqual({ cHost: 'pay.example.com' })
})

it('sets a workflow server by https only, for one institution or for all others', async () => {
  const { calls } = openDesk({
    saveWorkflowServer: () => ({ code: 1, data: {} }),
    getInstitutionPage: () => ({ code: 1, data: { iTotleSize: 1, results: [INSTITUTION] } }),
  })
  const sent = () => calls.filter(({ name }) => name === 'saveWorkflowServer').map(({ body }) => body)
  await userEvent.click(await screen.findByRole('link', { name: '流程服务' }))
  await userEvent.click(await screen.findByRole('button', { name: '设置流程服务' }))
  const dialog = () => within(screen.getByRole('dialog'))
  await userEvent.type(dialog().getByLabelText(/^服务地址/), 'http://flow.example.com/{Enter}')
  expect(dialog().getByRole('alert')).toHaveTextContent('地址格式不正确，或不是 https')
  await userEvent.clear(dialog().getByLabelText(/^服务地址/))
  await userEvent.type(dialog().getByLabelText(/^服务地址/), 'https://flow.example.com/task{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent()).toEqual([{ cAccUuid: '', cUrl: 'https://flow.example.com/task' }])
  await userEvent.click(await screen.findByRole('link', { name: '机构' }))
  const row = await screen.findByRole('row', { name: /北辰精工/ })
  await userEvent.click(within(row).getByRole('button', { name: '流程服务' }))
  expect(dialog().getByText(/“北辰精工”将在这个地址处理流程任务/)).toBeInTheDocument()
  await userEvent.type(dialog().getByLabelText(/^服务地址/), 'http://localhost:9000{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent().at(-1)).toEqual({ cAccUuid: 'a1', cUrl: 'http://localhost:9000' })
})

it('draws every list in both languages', async () => {
  openDesk()
  await act(() => Promise.resolve())
  for (const { label } of DESK_SECTIONS) {
    await userEvent.click(await screen.findByRole('link', { name: label.zh }))
    expect(await screen.findByRole('heading', { level: 2, name: label.zh })).toBeInTheDocument()
  }
  act(() => setDocumentLocale('en-US'))
  expect(await screen.findByRole('heading', { name: 'Operators’ desk' })).toBeInTheDocument()
})

/** Opens the details of an application whose licence is these bytes; gives the params that they were asked for by. */
const openLicence = async (bytes: Blob): Promise<readonly unknown[]> => {
  const params: unknown[] = []
  const send: Send = async (request) => {
    if (request.operation.path.includes('downLoadOwn')) {
      params.push(request.params)
      return { arrived: true, envelope: { code: 1, msg: '', data: bytes } }
    }
    const results = [application(1, { cLicenceDocId: 'licence-1' })]
    const isList = request.operation.path.endsWith('getEnterpriseApplyPage')
    return {
      arrived: true,
      envelope: { msg: '', ...(isList ? { code: 1, data: { results, iTotleSize: 1 } } : EMPTY_LIST) },
    }
  }
  history.replaceState(null, '', '/studio/desk?list=applications')
  renderDesk(send)
  await userEvent.click(await screen.findByRole('button', { name: '详情' }))
  return params
}

it('shows a private PDF of a row in the frame of PDFs', async () => {
  await openLicence(new Blob(['%PDF'], { type: 'application/pdf' }))
  const frame = await screen.findByTitle<HTMLIFrameElement>('营业执照')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  expect(frame.src).toMatch(/\/shop-assets\/pdf-frame\.html$/)
  const data = { kind: 'frame-failed', issue: 'broken' }
  // The frame stands before anybody listens to it; its own script would take longer.
  await waitFor(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow }))
    expect(screen.getByRole('alert')).toHaveTextContent('当前文件无法预览')
  })
})

it('shows the photo of the licence on its application, by the session of the operator', async () => {
  const createObjectURL = URL.createObjectURL
  URL.createObjectURL = () => 'blob:licence'
  URL.revokeObjectURL ??= () => undefined
  const params = await openLicence(new Blob(['x'], { type: 'image/png' }))
  expect(await screen.findByRole('img', { name: '营业执照' })).toHaveAttribute('src', 'blob:licence')
  expect(params).toEqual([{ docId: 'licence-1' }])
  // Whoever has looked at it decides there.
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '通过' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('通过“企业 1”的入驻申请？')
  URL.createObjectURL = createObjectURL
})
