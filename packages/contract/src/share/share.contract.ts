import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

/** Days that a device keeps the code of a link that it was opened by, for the share of a later order. Domain sheet 24. */
export const SHARE_KEPT_DAYS = 7

/** What can be shared. */
export const SHARE_TARGETS = ['prod', 'shop'] as const

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Makes the link by which the account shares a product or a shop; one each, renewed when it is shared again. */
export const createShareLink = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShareAction/createShareLink',
  gate: 'login',
  summary: 'Makes or renews a link that shares a product or a shop.',
  body: z.object({
    cRequestUuid: id,
    cTargetType: z.enum(SHARE_TARGETS),
    /** Code of a product, or uuid of a shop. */
    cTargetId: id,
  }),
  data: z.object({
    cShareCode: z.string(),
    /** Path of the shop that carries the code. */
    cPath: z.string(),
    /** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
    dExpire: z.string(),
  }),
  failures: { SHARE_TARGET_UNKNOWN: { code: 4004 } },
})

/** Whose link a page was opened by. Counts the visit, unless it is the owner's. Unknown and expired codes answer NOT_FOUND. */
export const getShareData = endpoint({
  method: 'POST',
  path: 'alc-alshop/ShareAction/getShareData',
  gate: 'visitor',
  summary: 'Owner and target of a shared link; counts the visit.',
  body: z.object({ cShareCode: id }),
  data: z.object({
    /** Nickname, or the masked phone. */
    cSharerName: z.string(),
    cTargetType: z.enum(SHARE_TARGETS),
    cTargetId: z.string(),
  }),
})
