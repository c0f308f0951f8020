import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { collectApi } from '../../../cart/collect-calls.ts'
import { useAccountSession, useShop } from '../../../client/shop-context.ts'

/** Whether the caller follows a shop, and how many do. */
export interface FollowState {
  readonly isFollowed: boolean
  readonly followers: number
}

/** The follow mark of a shop, and its change: shown at once, taken back when the call fails. A visitor is led to the sign-in. */
export function useFollow(shopId: string, known: FollowState): FollowState & { readonly toggle: () => void } {
  const { send, feedback } = useShop()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isSignedIn = useAccountSession() !== undefined
  /** What the buyer chose here; `undefined` while the server's word counts. */
  const [chosen, setChosen] = useState<{ readonly shopId: string; readonly isFollowed: boolean }>()
  const isFollowed = chosen?.shopId === shopId ? chosen.isFollowed : known.isFollowed
  const toggle = async () => {
    if (!isSignedIn) return void navigate('/login-account')
    const next = !isFollowed
    setChosen({ shopId, isFollowed: next })
    const api = collectApi(send)
    const answer = next
      ? await api.saveCollectShop({ body: { cShopUuid: shopId } })
      : await api.deleteCollectShop({ body: { shopUuids: [shopId] } })
    if (!answer.ok) {
      setChosen(undefined)
      feedback.toast(errorText(new CallError(answer)))
      return undefined
    }
    return queryClient.invalidateQueries({ predicate: ({ queryKey: [area] }) => area === 'shop' || area === 'catalog' })
  }
  return {
    isFollowed,
    followers: Math.max(0, known.followers + (isFollowed === known.isFollowed ? 0 : isFollowed ? 1 : -1)),
    toggle: () => void toggle(),
  }
}
