import { getBuyerInfo, saveBuyerInfo, updateUserInfo } from '@mallwright/contract/buyer-setting'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'

/** Calls of what buyers set. */
export function settingApi(send: Send) {
  return createApi({ getBuyerInfo, saveBuyerInfo, updateUserInfo }, send)
}

/** What a buyer has set and has, for themselves or for the current institution. */
export interface BuyerInfo {
  readonly contactName: string
  readonly contactPhone: string
  readonly receivesNotices: boolean
  /** Empty without one. */
  readonly defaultAddress: string
  readonly defaultHeader: string
  readonly couponCount: number
  readonly productCount: number
  readonly shopCount: number
  readonly footprintCount: number
  /** Absent without one. */
  readonly institution: BuyerMembership | undefined
}

/** The institution that a buyer acts for, and what they may do in it. */
export interface BuyerMembership {
  readonly name: string
  readonly isTeam: boolean
  /** Masked; empty for teams. */
  readonly creditCode: string
  readonly operatorName: string
  readonly isVerified: boolean
  readonly teamAuthorization: '' | '1' | '2'
  readonly isAdmin: boolean
  readonly canApprove: boolean
  readonly canPay: boolean
  /** `undefined` without a limit of one's own. */
  readonly spendLimit: Fen | undefined
}

/** Settings, institution and counters. Rejects with `CallError`. */
export async function readBuyerInfo(send: Send): Promise<BuyerInfo> {
  const answer = await settingApi(send).getBuyerInfo({ body: {} })
  if (!answer.ok) throw new CallError(answer)
  const { data } = answer
  return {
    contactName: data.cContactName,
    contactPhone: data.cContactPhone,
    receivesNotices: data.bReceiveNotice,
    defaultAddress: data.cDefaultAddress,
    defaultHeader: data.cDefaultHeader,
    couponCount: data.iCouponCount,
    productCount: data.iCollectProdCount,
    shopCount: data.iCollectShopCount,
    footprintCount: data.iFootPrintCount,
    institution: data.institution && {
      name: data.institution.cOrgName,
      isTeam: data.institution.iAuthenticationType === 2,
      creditCode: data.institution.cUniformSocialCreditCode,
      operatorName: data.institution.cOwnOperatorName,
      isVerified: data.institution.bAuthentication,
      teamAuthorization: data.institution.teamAuthorization,
      isAdmin: data.institution.bAdmin,
      canApprove: data.institution.bApprover,
      canPay: data.institution.bPayer,
      spendLimit: data.institution.iSpendLimit === undefined ? undefined : fenFromYuan(data.institution.iSpendLimit),
    },
  }
}
