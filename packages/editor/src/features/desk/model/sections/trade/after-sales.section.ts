import { AFTER_SALE_STATE_NAMES } from '@mallwright/contract/after-sale'
import { AFTER_SALE_DECISIONS } from '@mallwright/contract/operator'
import type { DeskAfterSale } from '@mallwright/contract/operator'
import type { Label } from '@mallwright/contract/values'

import { listBody, pageFrom } from '../../desk-section.ts'
import type { DeskAction, DeskCell, DeskRow, DeskSection } from '../../desk-section.ts'
import { DESK_WORDS, yuanText } from '../../desk-words.ts'

/** How states are coloured; others are muted. */
const TONES: Readonly<Record<number, NonNullable<DeskCell['tone']>>> = {
  10: 'waiting',
  20: 'waiting',
  30: 'waiting',
  40: 'waiting',
  45: 'waiting',
  46: 'waiting',
  50: 'good',
  61: 'bad',
  62: 'bad',
  70: 'waiting',
}

/** A decision as it is offered: with whose fault, the question, and whether it takes something from the buyer. */
interface Decision {
  readonly name: string
  readonly iDecision: number
  readonly bShopFault: boolean
  readonly label: Label
  readonly question: Label
  readonly isDangerous?: true
}

const DECISIONS: readonly Decision[] = [
  {
    name: 'refund',
    iDecision: AFTER_SALE_DECISIONS.refund,
    bShopFault: false,
    label: { zh: '退款', en: 'Refund' },
    question: {
      zh: '支持“{subject}”退款？款项立即原路退回买家。',
      en: 'Refund “{subject}”? The money goes back at once.',
    },
  },
  {
    name: 'refundByFault',
    iDecision: AFTER_SALE_DECISIONS.refund,
    bShopFault: true,
    label: { zh: '退款含运费', en: 'Refund with freight' },
    question: {
      zh: '判定“{subject}”为商家责任？退款包含所占运费。',
      en: 'Is the shop at fault in “{subject}”? Its share of the freight goes back, too.',
    },
  },
  {
    name: 'sendBack',
    iDecision: AFTER_SALE_DECISIONS.sendBack,
    bShopFault: false,
    label: { zh: '退货', en: 'Return' },
    question: {
      zh: '支持“{subject}”退货？买家将寄回商品。',
      en: 'Grant the return of “{subject}”? The buyer sends the goods back.',
    },
  },
  {
    name: 'forShop',
    iDecision: AFTER_SALE_DECISIONS.forShop,
    bShopFault: false,
    label: { zh: '驳回', en: 'Reject' },
    isDangerous: true,
    question: { zh: '驳回“{subject}”？买家不能再次申请。', en: 'Reject “{subject}”? The buyer cannot ask again.' },
  },
]

function actionsOf({ cAfterSaleNo, decisionList }: DeskAfterSale): DeskAction[] {
  return DECISIONS.filter(({ iDecision }) => decisionList.includes(iDecision)).map(
    ({ name, label, question, iDecision, bShopFault, isDangerous }) => ({
      name,
      label,
      question,
      needsReason: true,
      ...(isDangerous && { isDangerous }),
      run: (api, cReason) => api.decideAfterSale({ body: { cAfterSaleNo, iDecision, bShopFault, cReason } }),
    }),
  )
}

const EVIDENCE: Label = { zh: '凭证图片', en: 'Picture' }

function readRow(wire: DeskAfterSale): DeskRow {
  return {
    key: wire.cAfterSaleNo,
    title: `${wire.cAfterSaleTypeName} ${wire.cAfterSaleNo}`,
    cells: [
      { text: wire.cAfterSaleNo, note: wire.cOrderNo },
      { text: wire.cAfterSaleTypeName, note: `${wire.cItem} ×${wire.iQty}` },
      { text: yuanText(wire.iAmount) },
      { text: wire.cShopName, note: `${wire.cNickname} ${wire.cMobilePhone}` },
      { text: wire.cAfterSaleStateName, note: wire.dCreateTime, tone: TONES[wire.iAfterSaleState] ?? 'muted' },
    ],
    facts: [
      { label: DESK_WORDS.reason, value: wire.cReason },
      { label: { zh: '买家说明', en: 'The buyer' }, value: wire.cDescription },
      { label: { zh: '商家拒绝原因', en: 'The shop' }, value: wire.cRejectReason },
      { label: { zh: '协商历史', en: 'Negotiation' }, value: wire.cHistory },
    ],
    pictures: wire.docIds.map((docId) => ({ label: EVIDENCE, docId })),
    actions: actionsOf(wire),
  }
}

/** States that the list is narrowed to: with the platform first. */
const FILTERS = [70, 10, 20, 30, 40, 45, 46, 61, 62, 50, 60, 63, 64] as const

/** After-sales of all shops; those that buyers have brought to the platform are decided here. Domain 2.4. */
export const afterSalesSection: DeskSection = {
  key: 'afterSales',
  label: { zh: '售后', en: 'After-sales' },
  columns: [
    { zh: '售后单号', en: 'Number' },
    DESK_WORDS.kind,
    DESK_WORDS.amount,
    { zh: '店铺与买家', en: 'Shop and buyer' },
    DESK_WORDS.state,
  ],
  searchHint: { zh: '售后单号、订单号、店铺或完整手机号', en: 'Number, order, shop or whole phone number' },
  filters: FILTERS.map((state) => ({ value: String(state), label: AFTER_SALE_STATE_NAMES[state] })),
  emptyText: { zh: '没有售后', en: 'No after-sales' },
  async load(api, query) {
    const state = query.filter === '' ? {} : { iAfterSaleState: Number(query.filter) }
    return pageFrom(await api.getDeskAfterSalePage({ body: { ...listBody(query), ...state } }), readRow)
  },
}
