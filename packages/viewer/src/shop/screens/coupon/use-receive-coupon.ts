import { useState } from 'react'
import { useNavigate } from 'react-router'

import { createRequestIds } from '../../client/request-ids.ts'
import { useAccountSession, useShop } from '../../client/shop-context.ts'
import { receiveCoupon } from './receive-coupon.ts'

/** Receives a coupon in place; a visitor signs in first. `busyId` is the coupon that is under way. */
export function useReceiveCoupon(): { readonly busyId: string; readonly receive: (id: string) => void } {
  const shop = useShop()
  const isSignedIn = useAccountSession() !== undefined
  const navigate = useNavigate()
  const [requests] = useState(createRequestIds)
  const [busyId, setBusyId] = useState('')
  const receive = async (id: string) => {
    if (!isSignedIn) return navigate('/login-account')
    setBusyId(id)
    const isReceived = await receiveCoupon(shop, id, requests.idOf({ id }))
    setBusyId('')
    if (isReceived) requests.forget()
  }
  return { busyId, receive: (id) => void receive(id) }
}
