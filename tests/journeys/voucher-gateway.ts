import { newUuid } from '@mallwright/contract/values'
import type { Voucher, VoucherType } from '@mallwright/contract/voucher'

import { openGateway } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'

/** A member who makes and decides on vouchers without a screen. */
export interface VoucherMember {
  /** A voucher of the member's institution by its number. */
  find(type: VoucherType, voucherNo: string): Promise<Voucher>
  /** Pulls all lines of an upstream voucher, saves and submits; gives the number. */
  pull(type: VoucherType, from: Voucher): Promise<string>
  /** Agrees to what waits for the member's decision. */
  agree(type: VoucherType, voucherNo: string): Promise<void>
}

/** Signs a member in beside the session of its phone. */
export async function enterMember(url: string, phone: string): Promise<VoucherMember> {
  const gateway = await openGateway(url)
  const entered = dataOf(
    await gateway.login({ body: { cMobilePhone: phone, cPassword: 'Mall2025a', cTerminalType: 'wechat' } }),
  )
  gateway.session.signKey = entered.cSignKey
  const { cAccUuid: accUuid } = dataOf(
    await gateway.getDefaultUserSubscription({ params: { id: entered.cAllLinkUserUuid } }),
  )
  const { cOrgUuid } = dataOf(await gateway.getBindEnterpriseByAccUuid({ params: { accUuid } }))
  return memberOf(gateway, cOrgUuid)
}

function memberOf(gateway: Gateway, orgUuid: string): VoucherMember {
  const find: VoucherMember['find'] = async (cVouchType, cVoucherNo) => {
    const { cUuid } = dataOf(await gateway.findVoucherByNo({ body: { cVouchType, cVoucherNo } }))
    return dataOf(await gateway.getVoucher({ body: { cVouchType, cUuid } }))
  }
  return {
    find,
    async pull(cVouchType, from) {
      const upRowKeys = from.lines.map(({ cRowKey }) => cRowKey)
      const { headData: pulled, lines } = dataOf(await gateway.pullVoucher({ body: { cVouchType, upRowKeys } }))
      // All of a journey is of one day.
      const headData = { ...pulled, dVoucherDate: from.headData['dVoucherDate'] }
      const { cTemplateUuid, iRevision } = dataOf(
        await gateway.getOrgDefaultVoucherTemplate({ params: { voucherCode: cVouchType, orgUuid } }),
      )
      const template = { cTemplateUuid, iTemplateRevision: iRevision }
      const { cUuid, cVoucherNo, iVersion } = dataOf(
        await gateway.saveVoucher({
          body: {
            headData,
            lines,
            ...template,
            cVouchType,
            cRequestUuid: newUuid(),
            iVersion: 0,
            deleted: [],
            docIds: [],
          },
        }),
      )
      dataOf(await gateway.submitVoucher({ body: { cVouchType, cUuid, iVersion } }))
      return cVoucherNo
    },
    async agree(type, voucherNo) {
      const { cTaskUuid = '' } = await find(type, voucherNo)
      dataOf(await gateway.approveVoucher({ body: { cTaskUuid, bAgree: true, cOpinion: '同意' } }))
    },
  }
}

function dataOf<Data>(
  answer: { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly msg: string },
) {
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}
