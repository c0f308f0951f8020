import { shopPath } from '@mallwright/contract/link'
import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { CopyButton } from '../../order/order-card/copy-button.tsx'
import { LineRow } from '../../order/order-card/order-lines.tsx'
import { orderPath } from '../../order/order-card/order-card.tsx'
import { Countdown } from '../../order/order-card/time-left.tsx'
import { FactList } from '../../order/order-details/fact-list.tsx'
import { shownLine } from '../after-sale-card.tsx'
import { AFTER_SALE_LABELS, isEndedState, NEXT_STEPS } from '../after-sale-labels.ts'
import type { AfterSaleDetails } from '../after-sale-model.ts'
import { EvidencePictures } from '../evidence-pictures.tsx'
import { Negotiation } from '../negotiation.tsx'
import '../../order/order-details/order-details.css'
import '../../order/order-card/order-card.css'
import '../after-sale.css'

const LABELS = {
  progress: { zh: '售后进度', en: 'Progress' },
  noReturnAddress: { zh: '商家暂未填写退货地址，请联系商家', en: 'The shop has not said where to. Please contact it.' },
  returnTo: { zh: '退货地址', en: 'Send to' },
  shop: { zh: '联系商家', en: 'The shop' },
  refundOffered: { zh: '商家暂无货可换，您可以改为退款', en: 'The shop has none left; you may take the money instead' },
  refund: { zh: '退款信息', en: 'Refund' },
  way: { zh: '退回方式', en: 'Goes back to' },
  original: { zh: '原路退回', en: 'Where it was paid from' },
  refundState: { zh: '退款状态', en: 'State' },
  refundNo: { zh: '退款单号', en: 'Number' },
  refundedAt: { zh: '退款时间', en: 'Refunded' },
  application: { zh: '申请信息', en: 'Application' },
  number: { zh: '售后单号', en: 'Number' },
  order: { zh: '关联订单', en: 'Order' },
  type: { zh: '售后类型', en: 'Type' },
  reason: { zh: '申请原因', en: 'Reason' },
  description: { zh: '补充说明', en: 'Description' },
  exchange: { zh: '换货规格', en: 'Exchange for' },
  phone: { zh: '联系电话', en: 'Phone' },
  createdAt: { zh: '申请时间', en: 'Asked' },
  backParcel: { zh: '退货物流', en: 'Parcel back' },
  outParcel: { zh: '换货物流', en: 'Parcel to you' },
  negotiation: { zh: '协商历史', en: 'Negotiation' },
} satisfies Record<string, Label>

const REFUND_STATES: Readonly<Record<number, Label>> = {
  0: { zh: '退款处理中', en: 'On its way' },
  1: { zh: '退款成功', en: 'Refunded' },
  2: { zh: '退款失败，平台将重新处理', en: 'Failed; the platform tries again' },
}

const asked = { zh: '提交申请', en: 'Asked' }
const answered = { zh: '商家处理', en: 'Answer' }
const back = { zh: '寄回商品', en: 'Sent back' }
const done = { zh: '完成', en: 'Done' }

/** The bar of each type: a step and the states from which on it is reached. */
const BARS: Readonly<Record<number, readonly { readonly label: Label; readonly states: readonly number[] }[]>> = {
  1: [
    { label: asked, states: [10, 61, 70, 40, 50] },
    { label: answered, states: [40, 50] },
    { label: { zh: '退款', en: 'Refund' }, states: [50] },
  ],
  2: [
    { label: asked, states: [10, 61, 70, 20, 30, 62, 40, 50] },
    { label: answered, states: [20, 30, 62, 40, 50] },
    { label: back, states: [30, 62, 40, 50] },
    { label: { zh: '退款', en: 'Refund' }, states: [50] },
  ],
  3: [
    { label: asked, states: [10, 61, 70, 20, 30, 62, 45, 46, 50] },
    { label: answered, states: [20, 30, 62, 45, 46, 50] },
    { label: back, states: [30, 62, 45, 46, 50] },
    { label: { zh: '换货发出', en: 'Exchange sent' }, states: [46, 50] },
    { label: done, states: [50] },
  ],
}

/** Everything that an after-sale's page shows, top to bottom. Domain sheet 34. */
export function AfterSaleBody(props: {
  readonly afterSale: AfterSaleDetails
  /** When it was read, epoch ms. */
  readonly since: number
  readonly onTimeOver: () => void
}): ReactNode {
  const { afterSale, since, onTimeOver } = props
  const translate = useText()
  const { line, quantity } = afterSale
  return (
    <div className="shop-order-page">
      <Banner afterSale={afterSale} since={since} onTimeOver={onTimeOver} />
      <section className="shop-order-block" aria-label={translate(LABELS.progress)}>
        <StepBar afterSale={afterSale} />
        {afterSale.state === 20 && <ReturnAddress afterSale={afterSale} />}
        {afterSale.isRefundOffered && afterSale.state === 45 && <p>{translate(LABELS.refundOffered)}</p>}
      </section>
      <section className="shop-order-block">
        <h2 className="shop-order-head">
          <Anchor className="shop-order-shop" href={shopPath(afterSale.shopId)}>
            <span>{afterSale.shopName}</span>
          </Anchor>
        </h2>
        <LineRow line={shownLine(line, quantity)} />
      </section>
      {afterSale.type !== 3 && <RefundBlock afterSale={afterSale} />}
      <ApplicationBlock afterSale={afterSale} />
      <section className="shop-order-block">
        <h2 className="shop-order-title">{translate(LABELS.negotiation)}</h2>
        <Negotiation steps={afterSale.steps} />
      </section>
    </div>
  )
}

function Banner({ afterSale, since, onTimeOver }: Parameters<typeof AfterSaleBody>[0]): ReactNode {
  const translate = useText()
  const { state, stateName, secondsLeft, rejectReason } = afterSale
  const isEnded = isEndedState(state)
  const next = NEXT_STEPS[state]
  return (
    <section className={isEnded ? 'shop-order-banner is-ended' : 'shop-order-banner'} aria-live="polite">
      <strong>{stateName}</strong>
      {secondsLeft > 0 && (
        <Countdown
          seconds={secondsLeft}
          since={since}
          onEnd={onTimeOver}
          render={(time) => <span className="shop-order-clock">{translate(AFTER_SALE_LABELS.timeLeft, { time })}</span>}
        />
      )}
      {next && <span>{translate(next, { reason: rejectReason })}</span>}
    </section>
  )
}

function StepBar({ afterSale: { type, state } }: { readonly afterSale: AfterSaleDetails }): ReactNode {
  const translate = useText()
  return (
    <ol className="shop-after-sale-steps">
      {(BARS[type] ?? []).map(({ label, states }) => (
        <li key={label.zh} className={states.includes(state) ? 'is-done' : ''}>
          {translate(label)}
        </li>
      ))}
    </ol>
  )
}

function ReturnAddress({ afterSale: { returnAddress } }: { readonly afterSale: AfterSaleDetails }): ReactNode {
  const translate = useText()
  if (!returnAddress) return <p>{translate(LABELS.noReturnAddress)}</p>
  const text = `${returnAddress.receiver} ${returnAddress.phone} ${returnAddress.text}`
  return (
    <p className="shop-return-address">
      <span>
        <b>{translate(LABELS.returnTo)}</b> {text}
      </span>
      <CopyButton text={text} />
    </p>
  )
}

function RefundBlock({ afterSale }: { readonly afterSale: AfterSaleDetails }): ReactNode {
  const translate = useText()
  const { amount, freight, refund } = afterSale
  const state = refund && REFUND_STATES[refund.state]
  const money = `¥${moneyText(amount)}`
  const freightText = freight > 0 ? translate(AFTER_SALE_LABELS.ofFreight, { freight: moneyText(freight) }) : ''
  return (
    <section className="shop-order-block">
      <h2 className="shop-order-title">{translate(LABELS.refund)}</h2>
      <FactList
        facts={[
          [AFTER_SALE_LABELS.refundAmount, [money, freightText].filter(Boolean).join(' · ')],
          [LABELS.way, [translate(LABELS.original), refund?.way].filter(Boolean).join(' · ')],
          [LABELS.refundState, state ? translate(state) : ''],
          [LABELS.refundNo, refund?.number ?? ''],
          [LABELS.refundedAt, refund?.at ?? ''],
        ]}
      />
    </section>
  )
}

function ApplicationBlock({ afterSale }: { readonly afterSale: AfterSaleDetails }): ReactNode {
  const translate = useText()
  const parcel = (isFromBuyer: boolean) => {
    const found = afterSale.parcels.find((one) => one.isFromBuyer === isFromBuyer)
    return found ? `${found.express} ${found.waybill}` : ''
  }
  return (
    <section className="shop-order-block">
      <h2 className="shop-order-title">{translate(LABELS.application)}</h2>
      <FactList
        facts={[
          [LABELS.type, afterSale.typeName],
          [LABELS.reason, afterSale.reason],
          [LABELS.description, afterSale.description],
          [LABELS.exchange, afterSale.type === 3 ? afterSale.exchangeSpec : ''],
          [LABELS.phone, afterSale.phone],
          [LABELS.backParcel, parcel(true)],
          [LABELS.outParcel, parcel(false)],
          [LABELS.number, afterSale.number],
          [
            LABELS.order,
            <Anchor key="order" className="shop-link" href={orderPath(afterSale.orderNo)}>
              {afterSale.orderNo}
            </Anchor>,
          ],
          [LABELS.createdAt, afterSale.createdAt],
        ]}
      />
      <EvidencePictures ids={afterSale.pictureIds} />
    </section>
  )
}
