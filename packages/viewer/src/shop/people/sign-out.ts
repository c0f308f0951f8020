import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { forgetAccount } from '@mallwright/shop-core/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useAccountSession, useShop } from '../client/shop-context.ts'
import { useConfirm } from '../controls/use-confirm.ts'
import { belowBase } from '../navigation/shop-route.ts'

const LABELS = {
  askSignOut: { zh: '确定要退出登录吗？', en: 'Sign out of your account?' },
} satisfies Record<string, Label>

/** Signs out after a question, and goes to the account tab; the device forgets the account. */
export function useSignOut(): { readonly isBusy: boolean; readonly signOut: () => void } {
  const translate = useText()
  const { signInFlow, store } = useShop()
  const session = useAccountSession()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [isBusy, setIsBusy] = useState(false)
  const signOut = async () => {
    if (!(await confirm(translate(LABELS.askSignOut), 'signOut'))) return
    setIsBusy(true)
    if (session) forgetAccount(store, session.account.id)
    await signInFlow.signOut()
    await navigate(belowBase('home/UserCenter'), { replace: true })
  }
  return { isBusy, signOut: () => void signOut() }
}
