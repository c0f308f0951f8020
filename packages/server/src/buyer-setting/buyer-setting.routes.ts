import type { BuyerInstitution } from '@mallwright/contract/buyer-setting'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { fen, yuanFromFen } from '@mallwright/contract/values'

import { fileUrl } from '../file/file.store.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { currentOwner, ownerFor } from '../sale/buyer-owner.ts'
import { DONE, fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import type { CurrentInstitution } from '../gateway/guard/institution.store.ts'
import { changeProfile, findOwnPicture, readBuyerInfo, readMembership, saveSetting } from './buyer-setting.store.ts'

const endpoints = ENDPOINTS.buyerSetting

/** Registers the handlers of what buyers set. */
export function buyerSettingRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getBuyerInfo, async ({ caller, site }) => {
    const current = caller.institution
    const owner = ownerFor(caller.accountId, current)
    const info = await readBuyerInfo(database.pool, owner, (await site()).id)
    return {
      cContactName: info.contactName,
      cContactPhone: info.contactPhone,
      bReceiveNotice: info.receivesNotices,
      cDefaultAddress: info.defaultAddress,
      cDefaultHeader: info.defaultHeader,
      iCouponCount: info.coupons,
      iCollectProdCount: info.products,
      iCollectShopCount: info.shops,
      iFootPrintCount: info.footprints,
      ...(current && owner.organisationId !== null && { institution: await institutionOf(context, caller, current) }),
    }
  })
  handle(context, endpoints.saveBuyerInfo, async ({ body, caller }) => {
    const { cContactName: contactName, cContactPhone: contactPhone, bReceiveNotice: receivesNotices } = body
    await saveSetting(database.pool, await currentOwner(database.pool, caller.accountId), {
      ...(contactName !== undefined && { contactName }),
      ...(contactPhone !== undefined && { contactPhone }),
      ...(receivesNotices !== undefined && { receivesNotices }),
    })
    return DONE
  })
  handle(context, endpoints.updateUserInfo, async ({ body, caller }) => {
    const { cNickname: nickname, cHeadImage } = body
    const picture = cHeadImage === undefined ? '' : await findOwnPicture(database.pool, caller.accountId, cHeadImage)
    if (picture === undefined) return fail('HEAD_IMAGE_UNKNOWN', { cField: 'cHeadImage' })
    const changed = await changeProfile(database.pool, caller.accountId, {
      ...(nickname !== undefined && { nickname }),
      ...(picture !== '' && { headImageUrl: fileUrl(picture) }),
    })
    return { cNickname: changed.nickname, cHeadImageUrl: changed.headImageUrl }
  })
}

async function institutionOf(
  { database }: AppContext,
  { accountId }: { readonly accountId: string },
  current: CurrentInstitution,
): Promise<BuyerInstitution> {
  const member = await readMembership(database.pool, accountId, current.id)
  return {
    cOrgName: member.name,
    iAuthenticationType: member.kind,
    cUniformSocialCreditCode: member.creditCode.replace(/^(.{4}).+(.{4})$/, '$1**********$2'),
    cOwnOperatorName: member.operatorName,
    bAuthentication: member.isVerified,
    teamAuthorization: current.teamAuthorization,
    bAdmin: member.isAdmin,
    bApprover: member.canApprove,
    bPayer: member.canPay,
    ...(member.spendLimitCents !== null && { iSpendLimit: yuanFromFen(fen(Number(member.spendLimitCents))) }),
  }
}
