import { createApi } from '@mallwright/contract/rpc'
import { confirmLoginAuth, getLoginAuthInfo, rejectLoginAuth } from '@mallwright/contract/session'
import type { TerminalType } from '@mallwright/contract/session'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../client/shop.ts'

/** A terminal that asks to be signed in. */
export interface AskingTerminal {
  readonly terminal: TerminalType
  /** Client address without its last part. */
  readonly address: string
  /** As the server writes times. */
  readonly askedAt: string
  /** When its code ends, epoch ms by the clock of this device. */
  readonly endsAt: number
}

/** Calls that answer a terminal. */
export function loginAuthApi({ send }: Pick<Shop, 'send'>) {
  return createApi({ confirmLoginAuth, rejectLoginAuth }, send)
}

/** The terminal of a code, as the account sees it; read once, because a code is answered once. */
export function askingTerminalQuery({ send }: Pick<Shop, 'send'>, code: string, accountId: string) {
  return queryOptions({
    queryKey: ['session', 'login-auth', code, accountId],
    queryFn: async (): Promise<AskingTerminal | null> => {
      const answer = await createApi({ getLoginAuthInfo }, send).getLoginAuthInfo({ body: { cAuthCode: code } })
      if (!answer.ok && answer.failure === 'AUTH_CODE_EXPIRED') return null
      if (!answer.ok) throw new CallError(answer)
      const { cTerminalType, cAddress, dCreateTime, iExpireSeconds } = answer.data
      return {
        terminal: cTerminalType,
        address: cAddress,
        askedAt: dCreateTime,
        endsAt: Date.now() + iExpireSeconds * 1000,
      }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}
