import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { forgetAccount } from '@mallwright/shop-core/session'
import { useState } from 'react'

import { useAccountSession, useShop } from '../client/shop-context.ts'
import { useConfirm } from '../controls/use-confirm.ts'

const LABELS = {
  askSignOut: { zh: '确定要退出登录吗？', en: 'Sign out of your account?' },
} satisfies Record<string, Label>

/** Signs out after a question; the device forgets the account. */
export function useSignOut(): { readonly isBusy: boolean; readonly signOut: () => void } {
  const translate = useText()
  const { signInFlow, store } = useShop()
  const session = useAccountSession()
  const confirm = useConfirm()
  const [isBusy, setIsBusy] = useState(false)
  const signOut = async () => {
    if (!(await confirm(translate(LABELS.askSignOut), 'signOut'))) return
    setIsBusy(true)
    if (session) forgetAccount(store, session.account.id)
    await signInFlow.signOut()
  }
  return { isBusy, signOut: () => void signOut() }
}
