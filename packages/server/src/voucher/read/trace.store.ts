import type { FlowRecord, VoucherType } from '@mallwright/contract/voucher'
import { VOUCHER_TYPE_CODES, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'

/** Most vouchers of a trace. Engine 6.1. */
const MAX_VOUCHERS = 2000

const TRACE = rows(
  {
    id: z.string(),
    type: z.string(),
    voucherNo: z.string(),
    state: z.number(),
    paymentStatus: z.number(),
    isOwn: z.boolean(),
  },
  `with recursive hop (id) as (
     select $1::uuid
     union
     select case when k.up_voucher_id = hop.id then k.down_voucher_id else k.up_voucher_id end
     from hop join voucher_link k on hop.id in (k.up_voucher_id, k.down_voucher_id)
   )
   select v.id, v.type, v.voucher_no as "voucherNo", v.state, v.payment_status as "paymentStatus",
     v.organisation_id = $2::uuid as "isOwn"
   from (select id from hop limit ${MAX_VOUCHERS}) found join voucher v on v.id = found.id
   where v.deleted_at is null and v.state <> 60 order by v.voucher_no`,
)

/** What a trace is made for. */
interface TraceReader {
  readonly organisationId: string
  readonly locale: Locale
  /** Types that the caller may open. */
  readonly mayOpen: (type: VoucherType) => boolean
  readonly isOff: (type: VoucherType) => boolean
}

/**
 * The steps of the chain that a voucher is part of, in their order. Drafts count, void ones do not. Of the partner's vouchers neither numbers
 * nor amounts are shown. Left out are types that are switched off, and a replenishment that nobody has made. Engine 6.1, 12.
 */
export async function traceVoucher(client: Queryable, voucherId: string, reader: TraceReader): Promise<FlowRecord[]> {
  const found = await TRACE.all(client, [voucherId, reader.organisationId])
  const byType = new Map<string, typeof found>()
  for (const row of found) byType.set(row.type, [...(byType.get(row.type) ?? []), row])
  const existing = VOUCHER_TYPE_CODES.filter((type) => byType.has(type))
  const last = existing.reduce(
    (step, type) => (VOUCHER_TYPES[type].step > step ? VOUCHER_TYPES[type].step : step),
    '00',
  )
  return VOUCHER_TYPE_CODES.flatMap((type): FlowRecord[] => {
    const { step, side, name } = VOUCHER_TYPES[type]
    const vouchers = byType.get(type) ?? []
    if (reader.isOff(type) || (type === 'SAL_REPLENISH' && vouchers.length === 0)) return []
    const shown = vouchers.filter(({ isOwn }) => isOwn && reader.mayOpen(type))
    const [only] = shown
    const isOne = vouchers.length === 1 && only !== undefined
    return [
      {
        cVouchTypeName: translate(reader.locale, name),
        bExist: vouchers.length > 0,
        bExsitDownVouch: last > step,
        text:
          vouchers.length === 0
            ? ''
            : isOne
              ? only.voucherNo
              : translate(reader.locale, COUNT, { count: vouchers.length }),
        iPaymentStatus: type === 'SAL_ORDER' ? paymentOf(vouchers) : 0,
        totalPage: vouchers.length,
        cVouchType: type,
        cStepNo: step,
        cSide: side,
        voucherList: shown.map(({ id, voucherNo, state }) => ({
          cUuid: id,
          cVoucherNo: voucherNo,
          iVoucherState: state,
        })),
      },
    ]
  })
}

const COUNT: Label = { zh: '{count} 张', en: '{count}' }

/** 1 when all orders are paid, 0 when none is, else 2. */
function paymentOf(orders: readonly { readonly paymentStatus: number }[]): number {
  const states = new Set(orders.map(({ paymentStatus }) => paymentStatus))
  if (states.size === 0) return 0
  return states.size === 1 ? (orders[0]?.paymentStatus ?? 0) : 2
}
