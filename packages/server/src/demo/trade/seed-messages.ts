import { fen, moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import type { Transaction } from '../../db/database.ts'
import { labelsOf } from '../../db/entity-names.store.ts'
import { message } from '../../db/tables/trade/message.table.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { MESSAGE_TEXTS } from '../../message/message-texts.ts'
import type { MessageParameters } from '../../message/message.store.ts'
import type { MessageCode } from '../../message/message-texts.ts'
import { accountId, demoId } from '../plans/demo-id.ts'
import type { ProductPlan } from '../plans/product-plans.ts'
import type { InsertRows } from '../plans/write-rows.ts'
import { clearMessages } from './clear-messages.store.ts'
import { COUPON_PLANS } from './coupons.data.ts'

const HOUR_MS = 3_600_000

/** Messages of the main demo account, and how many of the newest it has not read. Domain 4.6. */
const COUNT = 30
const UNREAD = 6

/** Every so many hours one. */
const EVERY_HOURS = 19

/** How long a coupon of a message holds, at least. */
const COUPON_HOURS = 30 * 24

const RECEIVER = accountId('19900140001')

interface Draft {
  readonly code: MessageCode
  readonly parameters: MessageParameters
}

/** Writes the messages of 14-01, none about an order that there is not. */
export async function seedMessages(
  client: Transaction,
  write: InsertRows,
  { products, clock }: { readonly products: readonly ProductPlan[]; readonly clock: Date },
): Promise<void> {
  // Those of its orders are not among the thirty.
  await clearMessages(client, RECEIVER)
  const named = products.map((plan) => ({ id: demoId(`product/${plan.code}`), name: plan.name }))
  const labelOf = await labelsOf(client, 'product', named)
  const labels = named.map(labelOf)
  const drafts = Array.from({ length: COUNT }, (_, index) => {
    const createdAt = new Date(clock.getTime() - (1 + index * EVERY_HOURS) * HOUR_MS)
    return { ...draftOf(index, createdAt, labels), createdAt }
  })
  await write(
    message,
    drafts.map(({ code: name, parameters, createdAt }, index) => {
      return {
        id: demoId(`message/${index}`),
        accountId: RECEIVER,
        kind: MESSAGE_TEXTS[name].kind,
        code: name,
        parameters,
        readAt: index < UNREAD ? null : new Date(createdAt.getTime() + HOUR_MS),
        createdAt,
      }
    }),
  )
}

const NOTICES: readonly { readonly title: Label; readonly text: Label }[] = [
  {
    title: { zh: '年终采购季开始', en: 'The year-end buying season begins' },
    text: {
      zh: '满 5000 减 300，企业专享，活动至月底。',
      en: '¥300 off orders from ¥5,000, for enterprises, until the end of the month.',
    },
  },
  {
    title: { zh: '系统维护通知', en: 'Maintenance' },
    text: {
      zh: '周日 02:00 至 04:00 系统升级，期间无法付款。',
      en: 'Payments pause on Sunday from 02:00 to 04:00 while the system is upgraded.',
    },
  },
  {
    title: { zh: '专票抬头已更新', en: 'Your invoice title has changed' },
    text: { zh: '请核对贵司的增值税专用发票信息。', en: 'Please check the VAT invoice details of your company.' },
  },
]

function draftOf(index: number, createdAt: Date, products: readonly Label[]): Draft {
  const product = products[(index * 37) % products.length] ?? ''
  const round = Math.floor(index / 5)
  const coupon = COUPON_PLANS[round % COUPON_PLANS.length] ?? { zh: '', en: '' }
  const validTo = new Date(createdAt.getTime() + (1 + round) * COUPON_HOURS * HOUR_MS)
  const untilText = wireTime(validTo).slice(0, 16)
  const drafts: readonly Draft[] = [
    {
      code: 'approval.asked',
      parameters: { buyer: '北辰采购员', amount: moneyText(fen(520_000 + round * 86_050)) },
    },
    { code: 'product.priceDown', parameters: { product, amount: moneyText(fen(600 + round * 300)) } },
    {
      code: 'coupon.received',
      parameters: { coupon: { zh: coupon.zh, en: coupon.en }, until: untilText },
    },
    { code: 'product.stockBack', parameters: { product } },
    { code: 'system.notice', parameters: { ...NOTICES[round % NOTICES.length] } },
  ]
  const draft = drafts[index % drafts.length]
  if (!draft) throw new Error('there is no such message')
  return draft
}
