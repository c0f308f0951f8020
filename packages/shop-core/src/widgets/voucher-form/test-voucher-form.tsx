import type { Voucher, VoucherTemplate } from '@mallwright/contract/voucher'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

import { testMenu, wireButton } from '../widget-host/test-menu.ts'
import { testGateway, TestWidgetHost } from '../widget-host/test-widget-host.tsx'
import type { TestAnswer } from '../widget-host/test-widget-host.tsx'
import type { WorkflowEntry } from '../workflow-frame/workflow-frame.tsx'
import { AMOUNT, testField, TWO_PLACES } from './model/test-voucher.ts'
import type { VoucherDraft } from './model/voucher-form.machine.ts'
import { VoucherForm } from './voucher-form.tsx'

/** A template of orders. */
export const TEMPLATE: VoucherTemplate = {
  cTemplateUuid: 't1',
  cVoucherUuid: 'PUR_ORDER',
  cTemplateName: '标准',
  bUseAttachment: false,
  bUseScanCode: false,
  cUpstreamVoucherUuids: 'PUR_REQUEST',
  iRevision: 1,
  headerList: [
    testField('cVoucherNo', '单据编号', { bReadOnly: true }),
    testField('cTitle', '主题', { bRequired: true, cDefinedDbLength: '20' }),
    ...['甲', '乙', '丙', '丁'].map((name) => testField(`c${name}`, name)),
    testField('cLate', '折叠项', { bRequired: true }),
    testField('iTotal', '合计金额', {
      ...TWO_PLACES,
      bReadOnly: true,
      cDefinedSourceType: 'formula',
      cDefinedFormula: 'SUM(iAmount)',
    }),
  ],
  footerList: [],
  detailList: [
    testField('cName', '名称', { bRequired: true }),
    testField('iQty', '数量', { ...TWO_PLACES, bRequired: true, bSum: true }),
    testField('iPrice', '单价', TWO_PLACES),
    AMOUNT,
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

/** A stored order. */
export const STORED: Voucher = {
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

/** Codes of the buttons. */
const CODES = ['ADD', 'SAVE', 'SUBMIT', 'DELETE', 'TEMPLATE']

/** What may be done with lines. */
const LINE_BUTTONS = [wireButton('ADD_ROW', '新增行'), wireButton('SCAN', '扫码'), wireButton('BATCH', '批量填充')]

interface Shown {
  readonly voucherId?: string
  readonly answers?: Readonly<Record<string, (body: Record<string, unknown>) => TestAnswer>>
  /** Of zone C. */
  readonly lineButtons?: typeof LINE_BUTTONS
  readonly template?: VoucherTemplate
  readonly save?: (draft: VoucherDraft) => Promise<Voucher | undefined>
}

/** Shows the form in a host whose gateway answers by name. */
export function show(shown: Shown = {}) {
  const { voucherId, answers = {}, save = () => Promise.resolve(STORED) } = shown
  const { lineButtons = LINE_BUTTONS, template = TEMPLATE } = shown
  const gateway = testGateway({
    ...testMenu({ A: BUTTONS, C: lineButtons }, [
      ...CODES,
      ...lineButtons.map(({ cButtonCode }) => String(cButtonCode)),
    ]),
    getOrgDefaultVoucherTemplate: () => ({ data: template }),
    getOneVoucherTemplate: () => ({ data: template }),
    getVoucher: () => ({ data: STORED }),
    ...answers,
  })
  const onSave = vi.fn<(draft: VoucherDraft) => Promise<Voucher | undefined>>(save)
  const onLeft = vi.fn<() => void>()
  const onShown = vi.fn<(voucherId: string | undefined) => void>()
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
        onShown={onShown}
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
  const rendered = render(view(voucherId))
  /** Another address of the same screen. */
  const come = (id: string) => rendered.rerender(view(id))
  return { ...rendered, come, ...gateway, onSave, onLeft, onMoved, onShown, loadTask }
}

/** Presses a button when it is there. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Types into a field in place of what it holds. */
export const type = async (label: string, text: string) => {
  const input = await screen.findByRole('textbox', { name: label })
  await userEvent.clear(input)
  await userEvent.type(input, text)
}
