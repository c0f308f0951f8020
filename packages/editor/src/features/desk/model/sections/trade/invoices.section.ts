import { auditNumber, INVOICE_STATE_NAMES, wrongInvoiceNumber } from '@mallwright/contract/invoice'
import type { InvoiceState, ShopInvoiceOperation } from '@mallwright/contract/invoice'
import type { DeskInvoice } from '@mallwright/contract/operator'
import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import { listBody, pageFrom } from '../../desk-section.ts'
import type { DeskAction, DeskCell, DeskFact, DeskField, DeskRow, DeskSection } from '../../desk-section.ts'
import { DESK_WORDS, REFUSE, yuanText } from '../../desk-words.ts'

/** How states are coloured; others are muted. */
const TONES: Readonly<Record<number, NonNullable<DeskCell['tone']>>> = {
  0: 'waiting',
  1: 'waiting',
  2: 'good',
  3: 'bad',
  5: 'waiting',
}

/** Number and code of a typed text, 20 digits or the code and the number of an older invoice; `undefined` for any other. */
function numbersIn(text: string): { readonly cInvoiceNo: string; readonly cInvoiceCode: string } | undefined {
  const [, cInvoiceCode = '', cInvoiceNo = ''] = /^(?:(\d+)\s+)?(\d+)$/.exec(text) ?? []
  return wrongInvoiceNumber(cInvoiceNo, cInvoiceCode) === undefined ? { cInvoiceNo, cInvoiceCode } : undefined
}

const NUMBER_FIELD: DeskField = {
  label: { zh: '发票号码', en: 'Invoice number' },
  hint: {
    zh: '数电发票 20 位号码；其他发票填“代码 号码”，以空格分开',
    en: '20 digits, or of an older invoice its code and its number, apart by a space',
  },
  missing: { zh: '请输入发票号码', en: 'Enter the number' },
  invalid: {
    zh: '请输入 20 位号码，或 10/12 位代码、空格和 8 位号码',
    en: 'Neither 20 digits nor a code and 8 digits',
  },
  isValid: (text) => numbersIn(text) !== undefined,
}

const ACTIONS: Readonly<
  Record<ShopInvoiceOperation, Pick<DeskAction, 'label' | 'question' | 'needsReason' | 'field' | 'isDangerous'>>
> = {
  accept: {
    label: { zh: '受理', en: 'Accept' },
    question: {
      zh: '受理“{subject}”？受理后买家不能再撤销。',
      en: 'Accept “{subject}”? The buyer can no longer withdraw it.',
    },
    needsReason: false,
  },
  issue: {
    label: { zh: '开票', en: 'Issue' },
    question: {
      zh: '“{subject}”已在税务系统开具？确认后买家立即可以查看。',
      en: 'Has “{subject}” been issued? The buyer sees it at once.',
    },
    needsReason: false,
    field: NUMBER_FIELD,
  },
  reject: {
    label: REFUSE,
    isDangerous: true,
    question: { zh: '驳回“{subject}”？买家可以看到原因。', en: 'Reject “{subject}”? The buyer reads the reason.' },
    needsReason: true,
  },
  red: {
    label: { zh: '红冲', en: 'Reverse' },
    isDangerous: true,
    question: {
      zh: '“{subject}”的红字发票已开具？确认后原发票作废。',
      en: 'Has “{subject}” been reversed? The invoice is void then.',
    },
    needsReason: false,
    field: NUMBER_FIELD,
  },
}

function actionsOf({ cInvoiceApplyNo, iVersion, shopOpList }: DeskInvoice): DeskAction[] {
  return shopOpList.map((name) => ({
    name,
    ...ACTIONS[name],
    run: (api, input) => {
      const iAudit = auditNumber(name)
      const said = name === 'reject' ? { cReason: input } : numbersIn(input)
      return api.auditInvoice({ body: { cRequestUuid: newUuid(), cInvoiceApplyNo, iVersion, iAudit, ...said } })
    },
  }))
}

const OPERATED: Label = { zh: '自营', en: 'Own shop' }
const PDF: Label = { zh: '发票', en: 'Invoice' }
const RED_PDF: Label = { zh: '红字发票', en: 'Reversal' }

function factsOf(wire: DeskInvoice): readonly DeskFact[] {
  const facts: readonly (readonly [Label, string])[] = [
    [{ zh: '税号', en: 'Tax number' }, wire.cTaxNo],
    [{ zh: '注册地址、电话', en: 'Registered' }, [wire.cRegAddress, wire.cRegPhone].filter(Boolean).join(' ')],
    [{ zh: '开户银行、账号', en: 'Bank' }, [wire.cBankName, wire.cBankAccount].filter(Boolean).join(' ')],
    [{ zh: '开票内容', en: 'Content' }, wire.cInvoiceContentName],
    [{ zh: '收票邮箱', en: 'E-mail' }, wire.cEmail],
    [{ zh: '收票地址', en: 'Sent to' }, wire.cAddress],
    [{ zh: '备注', en: 'Remark' }, wire.cRemark],
    [{ zh: '订单', en: 'Orders' }, wire.orderNos.join(' ')],
    [{ zh: '发票号码', en: 'Invoice number' }, [wire.cInvoiceCode, wire.cInvoiceNo].filter(Boolean).join(' ')],
    [{ zh: '驳回原因', en: 'Rejected' }, wire.cRejectReason],
    [{ zh: '红冲原因', en: 'Reason of the reversal' }, wire.cRedReason],
    [{ zh: '红字发票号码', en: 'Number of the reversal' }, wire.cRedInvoiceNo],
    [{ zh: '开票进度', en: 'History' }, wire.cHistory],
  ]
  return facts.map(([label, value]) => ({ label, value }))
}

function readRow(wire: DeskInvoice): DeskRow {
  return {
    key: wire.cInvoiceApplyNo,
    title: `${wire.cTitle} ${yuanText(wire.iAmount)}`,
    cells: [
      { text: wire.cInvoiceApplyNo, note: wire.dCreateTime },
      { text: wire.cInvoiceKindName, note: wire.cInvoiceMediumName },
      { text: wire.cTitle, note: `${wire.cNickname} ${wire.cMobilePhone}` },
      { text: yuanText(wire.iAmount) },
      { text: wire.cShopName, ...(wire.bOperated && { note: OPERATED }) },
      { text: wire.cInvoiceStateName, tone: TONES[wire.iInvoiceState] ?? 'muted' },
    ],
    facts: factsOf(wire),
    pictures: wire.docIds.map((docId, index) => ({ label: index === 0 ? PDF : RED_PDF, docId })),
    actions: actionsOf(wire),
  }
}

/** States that the list is narrowed to: what waits first. */
const FILTERS: readonly InvoiceState[] = [0, 1, 5, 2, 3, 4, 6]

/** Applications for invoices of all shops; operators answer those of the mall's own. Domain 2.7. */
export const invoicesSection: DeskSection = {
  key: 'invoices',
  label: { zh: '发票申请', en: 'Invoices' },
  columns: [
    { zh: '申请单号', en: 'Application' },
    DESK_WORDS.kind,
    { zh: '抬头与买家', en: 'Made out to' },
    DESK_WORDS.amount,
    { zh: '店铺', en: 'Shop' },
    DESK_WORDS.state,
  ],
  searchHint: { zh: '申请单号、订单号、店铺、抬头或发票号码', en: 'Application, order, shop, title or invoice number' },
  filters: FILTERS.map((state) => ({ value: String(state), label: INVOICE_STATE_NAMES[state] })),
  emptyText: { zh: '没有发票申请', en: 'No applications for invoices' },
  async load(api, query) {
    const state = query.filter === '' ? {} : { iInvoiceState: Number(query.filter) }
    return pageFrom(await api.getDeskInvoicePage({ body: { ...listBody(query), ...state } }), readRow)
  },
}
