import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { createRequestIds } from '../../client/request-ids.ts'
import { useAccountSession, useShop } from '../../client/shop-context.ts'
import { couponApi } from './coupon-reader.ts'
import { couponKeys } from './coupon.queries.ts'

const LABELS = {
  received: { zh: '领取成功', en: 'It is yours' },
} satisfies Record<string, Label>

/** Receives a coupon in place; a visitor signs in first. `busyId` is the coupon that is under way. */
export function useReceiveCoupon(): { readonly busyId: string; readonly receive: (id: string) => void } {
  const translate = useText()
  const { send, feedback, queryClient } = useShop()
  const isSignedIn = useAccountSession() !== undefined
  const navigate = useNavigate()
  const [requests] = useState(createRequestIds)
  const [busyId, setBusyId] = useState('')
  const receive = async (id: string) => {
    if (!isSignedIn) return navigate('/login-account')
    setBusyId(id)
    const answer = await couponApi(send).receiveCoupon({
      body: { cCouponUuid: id, cRequestUuid: requests.idOf({ id }) },
    })
    // After a failure too: the coupon may be gone meanwhile.
    await queryClient.invalidateQueries({ queryKey: couponKeys.all() })
    setBusyId('')
    if (answer.ok) requests.forget()
    feedback.toast(answer.ok ? translate(LABELS.received) : errorText(new CallError(answer)))
  }
  return { busyId, receive: (id) => void receive(id) }
}
