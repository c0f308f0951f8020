import { saveAfterSale, updateAfterSale } from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import type { InputOf } from '@mallwright/contract/rpc'
import { fenFromYuan, yuanFromFen } from '@mallwright/contract/values'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { useState } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { isAmount } from '../../../controls/typed/typed-texts.ts'
import type { ApplicationProps } from './application-props.ts'
import { PUSH_LABELS } from './push-labels.ts'

/** What is filled in. */
interface ApplicationValues {
  readonly reason: string
  /** Yuan as typed. */
  readonly amount: string
  /** Variants that are wanted instead, by the lines' ids. */
  readonly exchange: Readonly<Record<string, string>>
  readonly description: string
  readonly pictures: readonly string[]
  readonly phone: string
}

/** What stands in the form at first: of a changed application what it says. */
function firstValues({ type, lines, phone, most, edited }: ApplicationProps): ApplicationValues {
  const amount = edited && edited.amount > 0 && edited.amount <= most ? edited.amount : most
  return {
    reason: edited?.reasonCode ?? '',
    amount: type === 3 ? '0' : String(yuanFromFen(amount)),
    exchange: Object.fromEntries(
      lines.map((line) => [line.id, edited?.exchangeSkuId || (line.exchanges[0]?.id ?? '')]),
    ),
    description: edited?.description ?? '',
    pictures: edited?.pictureIds ?? [],
    phone: edited?.phone ?? phone,
  }
}

/** What is checked before it is sent. */
function fieldsOf({ type, lines, reasons, most }: ApplicationProps) {
  const isAmountRight = (amount: string) =>
    type === 3 || (isAmount(amount) && Number(amount) > 0 && fenFromYuan(Number(amount)) <= most)
  const needsPictures = (reason: string) => reasons.find(({ code }) => code === reason)?.needsPictures ?? false
  return {
    reason: { member: 'cReasonCode', required: PUSH_LABELS.reasonMissing },
    amount: {
      member: 'iAmount',
      check: ({ amount }: ApplicationValues) => (isAmountRight(amount) ? undefined : PUSH_LABELS.amountWrong),
    },
    exchange: {
      check: ({ exchange }: ApplicationValues) =>
        type === 3 && lines.some(({ id }) => !exchange[id]) ? PUSH_LABELS.exchangeMissing : undefined,
    },
    description: { member: 'cDescription' },
    pictures: {
      member: 'docIds',
      check: ({ reason, pictures }: ApplicationValues) =>
        pictures.length === 0 && needsPictures(reason) ? PUSH_LABELS.picturesMissing : undefined,
    },
    phone: { member: 'cMobilePhone', invalid: PUSH_LABELS.phoneWrong },
  } as const
}

/** Form of an after-sale, sent as a new application or as a change of one. */
export function useApplication(props: ApplicationProps) {
  const { orderNo, type, lines } = props
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(saveAfterSale, {
    defaultValues: firstValues(props),
    fields: fieldsOf(props),
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cOrderNo: orderNo,
      iAfterSaleType: type,
      cReasonCode: values.reason,
      iAmount: type === 3 ? 0 : Number(values.amount.trim()) || 0,
      cDescription: values.description,
      cMobilePhone: values.phone.trim(),
      docIds: [...values.pictures],
      items: lines.map(({ id, asked }) => ({
        cOrderItemUuid: id,
        iQty: asked,
        ...(type === 3 && { cExchangeSkuUuid: values.exchange[id] ?? '' }),
      })),
    }),
    failures: {
      REASON_UNKNOWN: 'reason',
      AMOUNT_WRONG: 'amount',
      EVIDENCE_NEEDED: 'pictures',
      FILE_UNKNOWN: 'pictures',
      EXCHANGE_UNKNOWN: 'exchange',
    },
  })
  return { form, submit: form.submit(useSending(props)) }
}

type Body = InputOf<typeof saveAfterSale>['body']

/** Sends what was filled in. */
function useSending({ type, edited, onAnswer }: ApplicationProps) {
  const { send } = useShop()
  const api = createApi({ saveAfterSale, updateAfterSale }, send)
  const update = ({ cRequestUuid, cReasonCode, iAmount, cDescription, cMobilePhone, docIds, items: [first] }: Body) => {
    const said = { cRequestUuid, cReasonCode, iAmount, cDescription, cMobilePhone, docIds }
    const exchange = type === 3 && { cExchangeSkuUuid: first?.cExchangeSkuUuid ?? '' }
    return api.updateAfterSale({
      body: { ...said, ...exchange, iAfterSaleType: type, cAfterSaleNo: edited?.number ?? '' },
    })
  }
  return async (body: Body) => {
    const answer = edited ? await update(body) : await api.saveAfterSale({ body })
    if (!answer.ok) {
      await onAnswer([])
      return { ok: false as const, failure: answer.failure, msg: answer.msg }
    }
    const made = 'afterSaleNos' in answer.data ? answer.data.afterSaleNos : []
    await onAnswer(edited ? [edited.number] : made)
    return { ok: true as const }
  }
}
