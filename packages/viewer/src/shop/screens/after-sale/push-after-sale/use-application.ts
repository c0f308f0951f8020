import { saveAfterSale, updateAfterSale } from '@mallwright/contract/after-sale'
import { SHOP_BASE } from '@mallwright/contract/link'
import { createApi } from '@mallwright/contract/rpc'
import { fenFromYuan, yuanFromFen } from '@mallwright/contract/values'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { orderKeys } from '../../order/order-keys.ts'
import { afterSalePath } from '../after-sale-card.tsx'
import { afterSaleKeys } from '../after-sale.queries.ts'
import type { ApplicationProps } from './application-form.tsx'
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

/** Yuan with at most two decimals. */
const YUAN = /^\d{1,8}(?:\.\d{1,2})?$/

/** Form of an after-sale, sent as a new application or as a change of one; leads to its page. */
export function useApplication({ orderNo, type, lines, phone, reasons, most, edited }: ApplicationProps) {
  const translate = useText()
  const { send, feedback, queryClient } = useShop()
  const navigate = useNavigate()
  const [requests] = useState(createRequestIds)
  const defaultValues: ApplicationValues = {
    reason: edited?.reasonCode ?? '',
    amount:
      type === 3
        ? '0'
        : String(yuanFromFen(edited && edited.amount > 0 && edited.amount <= most ? edited.amount : most)),
    exchange: Object.fromEntries(
      lines.map((line) => [line.id, edited?.exchangeSkuId || (line.exchanges[0]?.id ?? '')]),
    ),
    description: edited?.description ?? '',
    pictures: edited?.pictureIds ?? [],
    phone: edited?.phone ?? phone,
  }
  const isAmountRight = (amount: string) =>
    type === 3 || (YUAN.test(amount.trim()) && Number(amount) > 0 && fenFromYuan(Number(amount)) <= most)
  const form = useEndpointForm(saveAfterSale, {
    defaultValues,
    fields: {
      reason: { member: 'cReasonCode', required: PUSH_LABELS.reasonMissing },
      amount: {
        member: 'iAmount',
        check: ({ amount }) => (isAmountRight(amount) ? undefined : PUSH_LABELS.amountWrong),
      },
      exchange: {
        check: ({ exchange }) =>
          type === 3 && lines.some(({ id }) => !exchange[id]) ? PUSH_LABELS.exchangeMissing : undefined,
      },
      description: { member: 'cDescription' },
      pictures: {
        member: 'docIds',
        check: ({ reason, pictures }) =>
          pictures.length === 0 && reasons.find(({ code }) => code === reason)?.needsPictures
            ? PUSH_LABELS.picturesMissing
            : undefined,
      },
      phone: { member: 'cMobilePhone', invalid: PUSH_LABELS.phoneWrong },
    },
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
  const api = createApi({ saveAfterSale, updateAfterSale }, send)
  const submit = form.submit(async (body) => {
    const { items, cOrderNo: _, ...application } = body
    const [first] = items
    const answer = edited
      ? await api.updateAfterSale({
          body: {
            ...application,
            cAfterSaleNo: edited.number,
            ...(type === 3 && { cExchangeSkuUuid: first?.cExchangeSkuUuid ?? '' }),
          },
        })
      : await api.saveAfterSale({ body })
    void queryClient.invalidateQueries({ queryKey: afterSaleKeys.all() })
    void queryClient.invalidateQueries({ queryKey: orderKeys.all() })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    feedback.toast(translate(PUSH_LABELS.sent))
    const numbers = edited ? [edited.number] : 'afterSaleNos' in answer.data ? answer.data.afterSaleNos : []
    const [only = ''] = numbers
    await navigate(numbers.length === 1 ? afterSalePath(only) : `${SHOP_BASE}/RefundList?tab=1`, { replace: true })
    return { ok: true }
  })
  return { form, submit }
}
