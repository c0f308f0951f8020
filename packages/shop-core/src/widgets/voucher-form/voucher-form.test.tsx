import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import type { Voucher, VoucherField, VoucherTemplate } from '@mallwright/contract/voucher'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { layOut } from '../widget-host/test-layout.ts'
import { testMenu, wireButton } from '../widget-host/test-menu.ts'
import { testGateway, TestWidgetHost } from '../widget-host/test-widget-host.tsx'
import type { TestAnswer } from '../widget-host/test-widget-host.tsx'
import type { WorkflowEntry } from '../workflow-frame/workflow-frame.tsx'
import type { VoucherDraft } from './model/voucher-form.machine.ts'
import { VoucherForm } from './voucher-form.tsx'

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

function field(cFieldName: string, cLabelName: string, more: Partial<VoucherField> = {}): VoucherField {
  return {
    cFieldName,
    cFieldType: 'Text',
    cLabelName,
    bRequired: false,
    bReadOnly: false,
    bShow: true,
    iSpan: 24,
    cFieldTypeCode: '',
    cDefaultValue: '',
    bDefined: true,
    cDefinedSourceType: 'input',
    bSum: false,
    ...more,
  }
}

const NUMBER = { cFieldType: 'Number', iPrecision: 2 } as const

const TEMPLATE: VoucherTemplate = {
  cTemplateUuid: 't1',
  cVoucherUuid: 'PUR_ORDER',
  cTemplateName: '标准',
  bUseAttachment: false,
  bUseScanCode: false,
  cUpstreamVoucherUuids: 'PUR_REQUEST',
  iRevision: 1,
  headerList: [
    field('cVoucherNo', '单据编号', { bReadOnly: true }),
    field('cTitle', '主题', { bRequired: true, cDefinedDbLength: '20' }),
    ...['甲', '乙', '丙', '丁'].map((name) => field(`c${name}`, name)),
    field('cLate', '折叠项', { bRequired: true }),
    field('iTotal', '合计金额', {
      ...NUMBER,
      bReadOnly: true,
      cDefinedSourceType: 'formula',
      cDefinedFormula: 'SUM(iAmount)',
    }),
  ],
  footerList: [],
  detailList: [
    field('cName', '名称', { bRequired: true }),
    field('iQty', '数量', { ...NUMBER, bRequired: true, bSum: true }),
    field('iPrice', '单价', NUMBER),
    field('iAmount', '金额', {
      ...NUMBER,
      bReadOnly: true,
      cDefinedSourceType: 'formula',
      cDefinedFormula: 'ROUND(iQty*iPrice,2)',
      bSum: true,
    }),
  ],
  upstreamList: [
    {
      cUpstreamVoucherUuid: 'PUR_REQUEST',
      cUpstreamVoucherCode: 'PUR_REQUEST',
      cUpstreamVoucherName: '采购申请',
      cBaseListCodeUpstreamMain: '',
      cBaseListCodeUpstreamDetail: '',
      cBaseQueryCodeUpstream: '',
    },
  ],
  showTemplatePcList: [
    { cTemplateUuid: 't1', cTemplateName: '标准' },
    { cTemplateUuid: 't2', cTemplateName: '简易' },
  ],
}

const STORED: Voucher = {
  cVouchType: 'PUR_ORDER',
  cUuid: 'v1',
  cVoucherNo: 'PO2611-00001',
  cTemplateUuid: 't1',
  iTemplateRevision: 1,
  iVoucherState: 10,
  iExecState: 0,
  iPaymentStatus: 0,
  iVersion: 3,
  bMall: false,
  headData: { cVoucherNo: 'PO2611-00001', cTitle: '轴承', cLate: '有', iTotal: '37' },
  lines: [
    {
      cRowKey: 'l1',
      values: { cName: '轴承', iQty: '2', iPrice: '18.5', iAmount: '37' },
      cUpRowKey: 'u1',
    },
  ],
  docIds: [],
  opList: ['ADD', 'SAVE', 'SUBMIT', 'DELETE', 'TEMPLATE'],
}

const BUTTONS = [
  wireButton('ADD', '新增'),
  wireButton('SAVE', '保存'),
  wireButton('SUBMIT', '提交'),
  wireButton('DELETE', '删除'),
  wireButton('TEMPLATE', '选择模板'),
]

interface Shown {
  readonly voucherId?: string
  readonly answers?: Readonly<Record<string, (body: Record<string, unknown>) => TestAnswer>>
  readonly save?: (draft: VoucherDraft) => Promise<Voucher | undefined>
}

function show({ voucherId, answers = {}, save = () => Promise.resolve(STORED) }: Shown = {}) {
  const gateway = testGateway({
    ...testMenu({ A: BUTTONS }, ['ADD', 'SAVE', 'SUBMIT', 'DELETE', 'TEMPLATE']),
    getOrgDefaultVoucherTemplate: () => ({ data: TEMPLATE }),
    getOneVoucherTemplate: () => ({ data: TEMPLATE }),
    getVoucher: () => ({ data: STORED }),
    ...answers,
  })
  const onSave = vi.fn<(draft: VoucherDraft) => Promise<Voucher | undefined>>(save)
  const onLeft = vi.fn<() => void>()
  const onMoved = vi.fn<() => void>()
  const loadTask = vi.fn<(taskUuid: string) => Promise<WorkflowEntry>>(() =>
    Promise.resolve({ url: '/workflow/task', ticket: 'T1', accountId: 'acc', hosts: [] }),
  )
  const view = (id: string | undefined) => (
    <TestWidgetHost send={gateway.send}>
      <VoucherForm
        type="PUR_ORDER"
        menu="V_PUR_ORDER"
        orgUuid="org"
        accountId="a1"
        {...(id !== undefined && { voucherId: id })}
        save={onSave}
        onMoved={onMoved}
        loadTask={loadTask}
        renderHeader={({ title, actions, leave }) => (
          <header>
            <h1>{title}</h1>
            {actions}
            <button type="button" onClick={() => leave(onLeft)}>
              离开
            </button>
          </header>
        )}
      />
    </TestWidgetHost>
  )
  const shown = render(view(voucherId))
  /** Another address of the same screen. */
  const come = (id: string) => shown.rerender(view(id))
  return { ...shown, come, ...gateway, onSave, onLeft, onMoved, loadTask }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) => {
  const input = await screen.findByRole('textbox', { name: label })
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

describe('a new voucher', () => {
  it('shows six fields before it is unfolded, and the name of its template', async () => {
    const { container } = show()
    expect(await screen.findByRole('heading', { name: '标准' })).toBeInTheDocument()
    await screen.findByRole('textbox', { name: '丁' })
    expect(screen.queryByText('折叠项')).not.toBeInTheDocument()
    await press('展开')
    expect(await screen.findByRole('textbox', { name: '折叠项' })).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await press('收起')
    expect(screen.queryByText('折叠项')).not.toBeInTheDocument()
  })

  it('tells what is missing, unfolds for it, and is not saved', async () => {
    const { onSave } = show()
    await press('保存')
    expect((await screen.findAllByText('主题不能为空')).length).toBeGreaterThan(0)
    await type('主题', '轴承')
    await press('保存')
    expect((await screen.findAllByText('折叠项不能为空')).length).toBeGreaterThan(0)
    expect(onSave).not.toHaveBeenCalled()
  })

  it('has 新增空白单据 and one 参照… for each upstream type; one without a list says so', async () => {
    show()
    await press('新增')
    expect(screen.getByRole('button', { name: '新增空白单据' })).toBeInTheDocument()
    await press('参照采购申请')
    expect(await screen.findByText('单据参照数据源配置缺失')).toBeInTheDocument()
  })

  it('says when there is no permission, and when a voucher could not be read', async () => {
    const { unmount } = show({
      answers: { getOrgDefaultVoucherTemplate: () => ({ code: 2000, data: { cFailure: 'NO_DATA_PERMISSION' } }) },
    })
    expect(await screen.findByText('无数据权限')).toBeInTheDocument()
    expect(screen.getByText('请联系管理员授权')).toBeInTheDocument()
    unmount()
    show({
      voucherId: 'v1',
      answers: { getVoucher: () => ({ code: 5000, msg: '服务器繁忙', data: { cFailure: 'SERVER_FAULT' } }) },
    })
    expect(await screen.findByText('服务器繁忙')).toBeInTheDocument()
  })
})

describe('a template that does not come', () => {
  it('is named by the notice, and asked for again', async () => {
    let calls = 0
    show({
      answers: {
        getOrgDefaultVoucherTemplate: () => {
          calls += 1
          return calls === 1 ? { isLost: true } : { data: TEMPLATE }
        },
      },
    })
    expect(await screen.findByText('单据默认模板获取：网络开小差了')).toBeInTheDocument()
    await press('重试')
    expect(await screen.findByRole('heading', { name: '标准' })).toBeInTheDocument()
  })

  it('is named when it was chosen, and the form stays', async () => {
    show({
      answers: { getOneVoucherTemplate: () => ({ code: 5000, msg: '服务器繁忙', data: { cFailure: 'SERVER_FAULT' } }) },
    })
    await press('选择模板')
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '选择模板' })).getByRole('button', { name: '简易' }),
    )
    expect(await screen.findByText('单据模板加载：服务器繁忙')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '标准' })).toBeInTheDocument()
  })
})

describe('the lines', () => {
  it('are materials: edited under that name, and asked about before one is deleted', async () => {
    show({ voucherId: 'v1' })
    const lines = within(await screen.findByRole('region', { name: '物料列表' }))
    expect(await lines.findByRole('button', { name: '新增物料' })).toBeInTheDocument()
    await userEvent.click(lines.getByRole('button', { name: '轴承' }))
    const form = within(await screen.findByRole('dialog', { name: '编辑物料' }))
    await userEvent.click(form.getByRole('button', { name: '确 定' }))
    await userEvent.click(lines.getByRole('button', { name: '删除第1行' }))
    expect(await screen.findByText('确认删除该行物料？')).toBeInTheDocument()
  })
})

describe('a stored voucher', () => {
  it('saves what was changed in its version, with the lines that it pulls', async () => {
    const { onSave } = show({ voucherId: 'v1' })
    await type('主题', '新主题')
    await press('保存')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      cUuid: 'v1',
      iVersion: 3,
      headData: { cTitle: '新主题' },
      lines: [{ cRowKey: 'l1', cUpRowKey: 'u1', values: { iQty: '2' } }],
      deleted: [],
    })
    expect(await screen.findByText('保存成功')).toBeInTheDocument()
  })

  it('asks before it is left with changes: saved, discarded, or neither', async () => {
    const { onSave, onLeft } = show({ voucherId: 'v1' })
    await screen.findByRole('textbox', { name: '主题' })
    await press('离开')
    expect(onLeft).toHaveBeenCalledTimes(1)
    await type('主题', '甲')
    await press('离开')
    const question = await screen.findByRole('dialog', { name: '是否保存本条单据？' })
    expect(within(question).getByText('放弃后已编辑的数据将不会保存')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(onLeft).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('textbox', { name: '主题' })).toHaveValue('甲')
    await press('离开')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(2))
    expect(onSave).toHaveBeenCalledTimes(1)
    await type('主题', '乙')
    await press('离开')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃' }))
    expect(onLeft).toHaveBeenCalledTimes(3)
    expect(onSave).toHaveBeenCalledTimes(1)
  })

  it('stays as it is when the save fails', async () => {
    const { onLeft } = show({ voucherId: 'v1', save: () => Promise.resolve(undefined) })
    await type('主题', '甲')
    await press('离开')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(onLeft).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: '主题' })).toHaveValue('甲')
  })

  it('opens the ways to a new one again after its changes were discarded', async () => {
    show({ voucherId: 'v1' })
    await type('主题', '甲')
    await press('新增')
    await press('新增空白单据')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃' }))
    const ways = await screen.findByRole('dialog', { name: '新增' })
    expect(within(ways).getByRole('button', { name: '返回' })).toBeInTheDocument()
    await userEvent.click(within(ways).getByRole('button', { name: '新增空白单据' }))
    expect(await screen.findByText('新单据')).toBeInTheDocument()
  })

  it('is submitted by its button, and shown as it has become', async () => {
    const { bodiesOf } = show({
      voucherId: 'v1',
      answers: { submitVoucher: () => ({ data: { iVoucherState: 30, iVersion: 4, opList: [] } }) },
    })
    await press('提交')
    await waitFor(() =>
      expect(bodiesOf('submitVoucher')).toEqual([{ cVouchType: 'PUR_ORDER', cUuid: 'v1', iVersion: 3 }]),
    )
    await waitFor(() => expect(bodiesOf('getVoucher')).toHaveLength(2))
  })

  it('says that the chosen template is the current one, and finds no voucher without a number', async () => {
    show({ voucherId: 'v1' })
    await press('更多')
    await press('选择模板')
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '选择模板' })).getByRole('button', { name: '标准' }),
    )
    expect(await screen.findByText('当前模板，无需切换')).toBeInTheDocument()
    for (const name of ['首张', '上一张', '下一张', '末张']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
    }
    expect(screen.getByRole('searchbox', { name: '单号' })).toBeInTheDocument()
    await press('查询')
    expect(await screen.findByText('请先输入订单号')).toBeInTheDocument()
  })

  it('gives way to another one that its address names, as the flow leads to it', async () => {
    const other = { ...STORED, cUuid: 'v2', cVoucherNo: 'PO2611-00002' }
    const { come } = show({
      voucherId: 'v1',
      answers: { getVoucher: ({ cUuid }) => ({ data: cUuid === 'v2' ? other : STORED }) },
    })
    expect((await screen.findAllByText('PO2611-00001')).length).toBeGreaterThan(0)
    come('v2')
    expect((await screen.findAllByText('PO2611-00002')).length).toBeGreaterThan(0)
  })

  it('stays, and says why another one could not be shown', async () => {
    const { come } = show({
      voucherId: 'v1',
      answers: {
        getVoucher: ({ cUuid }) =>
          cUuid === 'v2' ? { code: 5000, msg: '服务器繁忙', data: { cFailure: 'SERVER_FAULT' } } : { data: STORED },
      },
    })
    expect((await screen.findAllByText('PO2611-00001')).length).toBeGreaterThan(0)
    come('v2')
    expect(await screen.findByText('服务器繁忙')).toBeInTheDocument()
    expect(screen.getAllByText('PO2611-00001').length).toBeGreaterThan(0)
  })
})

describe('attachments', () => {
  const withFiles = { data: { ...TEMPLATE, bUseAttachment: true } }
  const fileInfo = (cDocId: string) => ({
    cDocId,
    cOssOriginalName: `${cDocId}.pdf`,
    cOssPublicUrl: `/api/alc-oss/handle/downLoadOwn/${cDocId}`,
    cPreviewUrl: `/api/alc-oss/handle/downLoadOwn/${cDocId}`,
    cMime: 'application/pdf',
    iBytes: 1200,
  })
  const answers = {
    getOrgDefaultVoucherTemplate: () => withFiles,
    getOneVoucherTemplate: () => withFiles,
    getVoucher: () => ({ data: { ...STORED, docIds: ['合同', '图纸'] } }),
    getFilePaths: (body: Record<string, unknown>) => ({ data: (body['cDocIds'] as string[]).map(fileInfo) }),
  }

  it('are counted in the head, named in their sheet, and removed with the next save', async () => {
    const { onSave } = show({ voucherId: 'v1', answers })
    await press('附件，2 个')
    expect(await screen.findByText('最多 15 个文件，每个不超过 2 MB，随单据一起保存。')).toBeInTheDocument()
    await press('删除 合同.pdf')
    await press('关闭')
    expect(await screen.findByRole('button', { name: '附件，1 个' })).toBeInTheDocument()
    await press('保存')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[0]?.[0].docIds).toEqual(['图纸'])
  })

  it('are only looked at while the voucher cannot be saved', async () => {
    const approved = { ...STORED, iVoucherState: 30, opList: ['ADD'], docIds: ['合同'] } as const
    show({ voucherId: 'v1', answers: { ...answers, getVoucher: () => ({ data: approved }) } })
    await press('附件，1 个')
    expect(await screen.findByRole('button', { name: '查看 合同.pdf' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /删除/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /添加/ })).not.toBeInTheDocument()
  })

  it('have no place in a template without them', async () => {
    show({ voucherId: 'v1' })
    expect(await screen.findByRole('heading', { name: '标准' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /附件/ })).not.toBeInTheDocument()
  })
})

describe('a voucher that waits for the reader', () => {
  it('opens the page of its task in a frame, and is read again when that has closed', async () => {
    const waiting = { ...STORED, iVoucherState: 20, opList: [], cTaskUuid: 'task-1' }
    let stored: Voucher = waiting
    const { loadTask, onMoved } = show({ voucherId: 'v1', answers: { getVoucher: () => ({ data: stored }) } })
    await press('审批')
    const frame = await screen.findByTitle<HTMLIFrameElement>('流程任务')
    expect(loadTask).toHaveBeenCalledExactlyOnceWith('task-1')
    expect(frame.src).toContain('/workflow/task?Authorization=T1&cAccUuid=acc')
    expect(screen.queryByRole('textbox', { name: '审批意见' })).not.toBeInTheDocument()
    stored = { ...STORED, iVoucherState: 30, opList: [] }
    const message = { data: 'bmp-app-iframe-close', origin: 'null', source: frame.contentWindow }
    act(() => void window.dispatchEvent(new MessageEvent('message', message)))
    expect(await screen.findByText('已审核')).toBeInTheDocument()
    expect(screen.queryByTitle('流程任务')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '审批' })).not.toBeInTheDocument()
    expect(onMoved).toHaveBeenCalledOnce()
  })

  it('is read again when the frame is left without a decision, too', async () => {
    const waiting = { ...STORED, iVoucherState: 20, opList: [], cTaskUuid: 'task-1' }
    const { onMoved } = show({ voucherId: 'v1', answers: { getVoucher: () => ({ data: waiting }) } })
    await press('审批')
    await screen.findByTitle('流程任务')
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(onMoved).toHaveBeenCalledOnce())
    expect(await screen.findByRole('button', { name: '审批' })).toBeInTheDocument()
  })
})
