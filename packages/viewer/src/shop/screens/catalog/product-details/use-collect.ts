import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { collectApi } from '../../../cart/collect-calls.ts'
import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import type { FullProduct } from '../full-product.ts'

/** The mark 收藏 of a product, and its change: shown at once, taken back when the call fails. A visitor is led to the sign-in. */
export function useCollect({ code, isCollected: known }: Pick<FullProduct, 'code' | 'isCollected'>) {
  const { send, feedback } = useShop()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isSignedIn = useAccountSession() !== undefined
  /** What the buyer chose here; `undefined` while the server's word counts. */
  const [chosen, setChosen] = useState<boolean>()
  const isCollected = chosen ?? known
  const toggle = async () => {
    if (!isSignedIn) return void navigate('/login-account')
    const next = !isCollected
    setChosen(next)
    const api = collectApi(send)
    const body = { prodCodes: [code] }
    const answer = next ? await api.saveCollectProd({ body }) : await api.deleteCollectProd({ body })
    if (answer.ok) return queryClient.invalidateQueries({ queryKey: ['catalog', 'product', code] })
    setChosen(undefined)
    return feedback.toast(errorText(new CallError(answer)))
  }
  return { isCollected, toggle: () => void toggle() }
}
