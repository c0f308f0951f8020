import * as z from 'zod/mini'

import { isPhone } from '../formats/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'

/** Maximum lengths, in characters: of a contact's name, and of a nickname. Domain 1.1. */
export const SETTING_LIMITS = { contact: 20, nickname: 20 } as const

/** The institution that a buyer acts for, as its member sees it. */
export const BuyerInstitution = z.object({
  cOrgName: z.string(),
  /** 1 enterprise, 2 individual team. */
  iAuthenticationType: z.int(),
  /** Masked; empty for teams. */
  cUniformSocialCreditCode: z.string(),
  cOwnOperatorName: z.string(),
  /** The enterprise, or an administrator of the team, has a verified real name. */
  bAuthentication: z.boolean(),
  /** Of a team: '' none asked, '1' under review, '2' authorised. */
  teamAuthorization: z.enum(['', '1', '2']),
  bAdmin: z.boolean(),
  bApprover: z.boolean(),
  bPayer: z.boolean(),
  /** A trade of more needs an approval; absent without a limit of one's own. */
  iSpendLimit: z.optional(Yuan),
})
export type BuyerInstitution = z.infer<typeof BuyerInstitution>

/** What a buyer has set and has, for themselves or for the current institution. Specification 1 §7.5. */
export const getBuyerInfo = endpoint({
  method: 'POST',
  path: 'alc-alshop/BuyerInfoAction/getBuyerInfo',
  gate: 'login',
  summary: 'Settings, institution and counters of the buyer.',
  body: z.object({}),
  data: z.object({
    cContactName: z.string(),
    cContactPhone: z.string(),
    bReceiveNotice: z.boolean(),
    /** One line; empty without a default address. */
    cDefaultAddress: z.string(),
    /** Empty without a default header. */
    cDefaultHeader: z.string(),
    institution: z.optional(BuyerInstitution),
    /** Coupons that can be used. */
    iCouponCount: z.int(),
    iCollectProdCount: z.int(),
    iCollectShopCount: z.int(),
    iFootPrintCount: z.int(),
  }),
})

/** Sets contact and notices, for the current institution or the person. */
export const saveBuyerInfo = endpoint({
  method: 'POST',
  path: 'alc-alshop/BuyerInfoAction/saveBuyerInfo',
  gate: 'login',
  summary: 'Saves contact and notices of the buyer.',
  body: z.object({
    cContactName: z.optional(z.string().check(z.trim(), z.maxLength(SETTING_LIMITS.contact))),
    cContactPhone: z.optional(z.string().check(z.refine((phone) => phone === '' || isPhone(phone)))),
    bReceiveNotice: z.optional(z.boolean()),
  }),
  data: z.object({}),
})

/** Changes nickname or picture of the account; the picture is a file that the caller has uploaded. */
export const updateUserInfo = endpoint({
  method: 'POST',
  path: 'alc-public-user/AllLinkUserAction/updateUserInfo',
  gate: 'login',
  summary: 'Changes nickname or picture of the account.',
  body: z.object({
    cNickname: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SETTING_LIMITS.nickname))),
    /** `cDocId` of the picture. */
    cHeadImage: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  data: z.object({ cNickname: z.string(), cHeadImageUrl: z.string() }),
  failures: {
    /** No picture of the caller's has this id. */
    HEAD_IMAGE_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cHeadImage') }) },
  },
})
