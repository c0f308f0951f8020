import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import {
  getOneVoucherTemplate,
  getOrgDefaultVoucherTemplate,
  getVoucher,
  pullVoucher,
} from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import type { PulledLines, Voucher, VoucherTemplate, VoucherType } from '@mallwright/contract/voucher'

import { CallError } from '../../../query/call-error.ts'

/** What notices of a failure name. Specification 3 §8. */
const ACTIONS = {
  defaultTemplate: { zh: '单据默认模板获取', en: 'Default template of the voucher' },
  template: { zh: '单据模板加载', en: 'Template of the voucher' },
} satisfies Record<string, Label>

/** What a form reads; all reject with `CallError`. */
export interface VoucherCalls {
  readonly defaultTemplate: (type: VoucherType, orgUuid: string) => Promise<VoucherTemplate>
  readonly template: (templateUuid: string) => Promise<VoucherTemplate>
  readonly voucher: (type: VoucherType, cUuid: string) => Promise<Voucher>
  readonly pull: (type: VoucherType, upRowKeys: readonly string[]) => Promise<PulledLines>
}

/** The calls of a form to the gateway. */
export function voucherCalls(send: Send): VoucherCalls {
  const api = createApi({ getOneVoucherTemplate, getOrgDefaultVoucherTemplate, getVoucher, pullVoucher }, send)
  return {
    defaultTemplate: async (voucherCode, orgUuid) =>
      dataOf(await api.getOrgDefaultVoucherTemplate({ params: { voucherCode, orgUuid } }), ACTIONS.defaultTemplate),
    template: async (templateUuid) =>
      dataOf(await api.getOneVoucherTemplate({ params: { templateUuid } }), ACTIONS.template),
    voucher: async (cVouchType, cUuid) => dataOf(await api.getVoucher({ body: { cVouchType, cUuid } })),
    pull: async (cVouchType, upRowKeys) =>
      dataOf(await api.pullVoucher({ body: { cVouchType, upRowKeys: [...upRowKeys] } })),
  }
}

/** The data of an answer; throws `CallError` of a failure. */
function dataOf<Data>(
  answer:
    | { readonly ok: true; readonly data: Data }
    | { readonly ok: false; readonly failure: string; readonly msg: string },
  action?: Label,
): Data {
  if (!answer.ok) throw new CallError(answer, action)
  return answer.data
}
