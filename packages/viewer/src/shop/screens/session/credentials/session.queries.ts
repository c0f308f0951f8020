import { createApi } from '@mallwright/contract/rpc'
import {
  getDefaultPassStrategy,
  isRegisteredPhone,
  saveUser,
  sendVeriCode,
  updPwd,
  verifyVeriCode,
} from '@mallwright/contract/session'
import type { PasswordStrategy } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../client/shop.ts'

/** Calls of the screens that prove a phone or set a password. */
export function credentialApi({ send }: Pick<Shop, 'send'>) {
  return createApi({ isRegisteredPhone, saveUser, sendVeriCode, updPwd, verifyVeriCode }, send)
}

/** The strategy of new passwords. */
export function passwordStrategyQuery({ send }: Pick<Shop, 'send'>) {
  return queryOptions({
    queryKey: ['session', 'password-strategy'],
    queryFn: async (): Promise<PasswordStrategy> => {
      const answer = await createApi({ getDefaultPassStrategy }, send).getDefaultPassStrategy({})
      if (!answer.ok) throw new CallError(answer)
      const { minLength, maxLength, srategyCode } = answer.data
      return { minLength, maxLength, code: srategyCode }
    },
  })
}

/** Lengths that apply until the strategy is known; the server decides anyway. Specification 1 §9. */
export const UNKNOWN_STRATEGY: PasswordStrategy = { minLength: 8, maxLength: 16, code: '01' }
