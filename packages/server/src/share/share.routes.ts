import { productPath, shopPath } from '@mallwright/contract/link'
import { createShareLink, getShareData } from '@mallwright/contract/share'

import type { AppContext } from '../gateway/app-context.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { hasTarget, renewShareLink, visitShareLink } from './share.store.ts'
import type { ShareTarget } from './share.store.ts'

/** Registers the handlers of shared links. */
export function shareRoutes(context: AppContext): void {
  const { database } = context
  handle(context, createShareLink, async ({ body, caller, payload, site }) => {
    const target = { type: body.cTargetType, id: body.cTargetId }
    const { id: siteId } = await site()
    return runIdempotent(database, idempotencyKey(createShareLink, { body, caller, payload }), {
      lock: (client) => hasTarget(client, siteId, target),
      work: async (client, isThere) => {
        if (!isThere) return fail('SHARE_TARGET_UNKNOWN')
        const { code, expiresAt } = await renewShareLink(client, caller.accountId, target)
        return { cShareCode: code, cPath: sharePath(target, code), dExpire: wireTime(expiresAt) }
      },
    })
  })
  handle(context, getShareData, async ({ body, caller }) => {
    const visit = await visitShareLink(database.pool, body.cShareCode, caller.accountId)
    if (!visit) return fail('NOT_FOUND')
    const name = visit.nickname || `${visit.phone.slice(0, 3)}****${visit.phone.slice(-4)}`
    return { cSharerName: name, cTargetType: visit.type, cTargetId: visit.targetId }
  })
}

function sharePath({ type, id }: ShareTarget, code: string): string {
  const path = type === 'prod' ? productPath(id).replace('/ProductDetails?', '/goods/detail?') : shopPath(id)
  return `${path}&cShareCode=${encodeURIComponent(code)}`
}
