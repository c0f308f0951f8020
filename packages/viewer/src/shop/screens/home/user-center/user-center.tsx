import { SHOP_BASE } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import { TabLayout } from '../tab-layout/tab-layout.tsx'
import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import { BuyerStatus, TeamLink } from './buyer-status.tsx'
import { Preferences } from './preferences.tsx'
import { ProfileHead, VisitorHead } from './profile-head.tsx'
import { ReadingLinks } from './reading-links.tsx'
import { SeenList } from './seen-list.tsx'
import './user-center.css'

const LABELS = {
  title: { zh: '我的', en: 'Account' },
  addresses: { zh: '收货地址', en: 'Addresses' },
  invitation: { zh: '邀请码', en: 'Invitation' },
  password: { zh: '修改密码', en: 'Change password' },
  signOut: { zh: '退出登录', en: 'Sign out' },
  askSignOut: { zh: '确定要退出登录吗？', en: 'Sign out of your account?' },
}

/** Account tab: profile, language, theme and sign-out. */
export function Screen() {
  const translate = useText()
  const session = useAccountSession()
  return (
    <TabLayout active="UserCenter" title={translate(LABELS.title)} isBare>
      {session ? <ProfileHead account={session.account} /> : <VisitorHead />}
      {session && <BuyerStatus />}
      {session && <AccountLinks />}
      <ReadingLinks />
      <SeenList />
      <Preferences />
      {session && <SignOut />}
    </TabLayout>
  )
}

/** Ways to the screens of the account. */
function AccountLinks() {
  const translate = useText()
  return (
    <nav className="shop-settings">
      <RowLink path="UserCenter/address" label={translate(LABELS.addresses)} />
      <TeamLink />
      <RowLink path="InvitationCode" label={translate(LABELS.invitation)} />
      <RowLink path="UserCenter/password" label={translate(LABELS.password)} />
    </nav>
  )
}

function RowLink({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <Anchor className="shop-settings-row" href={`${SHOP_BASE}/${path}`}>
      <span>{label}</span>
      <svg className="shop-profile-arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
      </svg>
    </Anchor>
  )
}

function SignOut() {
  const translate = useText()
  const { feedback, signInFlow } = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const signOut = async () => {
    const isConfirmed = await feedback.ask({
      title: translate(KIT_LABELS.systemNotice),
      body: translate(LABELS.askSignOut),
      confirm: translate(KIT_LABELS.confirm),
      cancel: translate(KIT_LABELS.cancel),
      topic: 'signOut',
    })
    if (!isConfirmed) return
    setIsBusy(true)
    await signInFlow.signOut()
  }
  return (
    <button type="button" className="shop-sign-out" disabled={isBusy} onClick={() => void signOut()}>
      {translate(LABELS.signOut)}
    </button>
  )
}
