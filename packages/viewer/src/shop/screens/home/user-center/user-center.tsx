import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import { COMMON_LABELS } from '../../../feedback/shop-notices.ts'
import { ask } from '../../../feedback/feedback-store.ts'
import { ShellFrame } from '../../../frame/shell-frame.tsx'
import { useAccountSession, useShop } from '../../../shop-context.ts'
import { Preferences } from './preferences.tsx'
import { ProfileHead, VisitorHead } from './profile-head.tsx'
import './user-center.css'

const LABELS = {
  title: { zh: '我的', en: 'Me' },
  signOut: { zh: '退出登录', en: 'Sign out' },
  askSignOut: { zh: '确定要退出登录吗？', en: 'Do you want to sign out?' },
}

/** The tab that shows who is signed in, holds language and theme, and signs out. */
export function Screen() {
  const say = useText()
  const session = useAccountSession()
  return (
    <ShellFrame active="UserCenter" title={say(LABELS.title)} isBare>
      {session ? <ProfileHead account={session.account} /> : <VisitorHead />}
      <Preferences />
      {session && <SignOut />}
    </ShellFrame>
  )
}

function SignOut() {
  const say = useText()
  const { flow } = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const signOut = async () => {
    const isConfirmed = await ask({
      title: say(COMMON_LABELS.systemNotice),
      body: say(LABELS.askSignOut),
      confirm: say(COMMON_LABELS.confirm),
      cancel: say(COMMON_LABELS.cancel),
      topic: 'signOut',
    })
    if (!isConfirmed) return
    setIsBusy(true)
    await flow.signOut()
  }
  return (
    <button type="button" className="shop-sign-out" disabled={isBusy} onClick={() => void signOut()}>
      {say(LABELS.signOut)}
    </button>
  )
}
