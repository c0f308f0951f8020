import { SHOP_BASE } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import { useAccountSession, useMallUser, useShop } from '../../../client/shop-context.ts'
import { useConfirm } from '../../../controls/use-confirm.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useSignOut } from '../../../people/sign-out.ts'
import { versionQuery } from '../../home/home.queries.ts'
import { ActionRow, FactRow, LinkRow } from '../settings-rows.tsx'
import { NoticeSwitch } from './notice-switch.tsx'
import { Preferences } from './preferences.tsx'
import { ProfileRows } from './profile-rows.tsx'
import { SETTING_LABELS } from './setting-labels.ts'
import './setting-page.css'

const LABELS = SETTING_LABELS

/** Settings: profile and account of the signed-in, theme, language and what is known of the mall for everybody. Domain sheet 48. */
export function Screen() {
  const translate = useText()
  const session = useAccountSession()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main>
        {session && <ProfileRows account={session.account} />}
        {session && <AccountRows />}
        <Preferences />
        <DeviceRows />
        {session && <SignOut />}
      </main>
    </div>
  )
}

function AccountRows() {
  const translate = useText()
  const { institution } = useMallUser()
  return (
    <section className="shop-settings">
      {institution !== '' && (
        <LinkRow label={translate(LABELS.buyInfo)} href={`${SHOP_BASE}/UserCenter/setting/buyInfo`} />
      )}
      <LinkRow label={translate(LABELS.switchAccount)} href={`${SHOP_BASE}/UserCenter/setting/switchAccount`} />
      <LinkRow label={translate(LABELS.switchInstitution)} value={institution} href="/enterprise-change-over" />
      <LinkRow label={translate(LABELS.password)} href={`${SHOP_BASE}/UserCenter/password`} />
      <NoticeSwitch />
    </section>
  )
}

function DeviceRows() {
  const translate = useText()
  const { feedback } = useShop()
  const version = useQuery(versionQuery()).data
  const clearCache = useClearCache()
  const tellClosing = () =>
    void feedback.ask({
      title: translate(LABELS.closing),
      body: translate(LABELS.closingText),
      confirm: translate(KIT_LABELS.acknowledge),
      topic: 'closing',
    })
  return (
    <section className="shop-settings">
      <ActionRow label={translate(LABELS.clearCache)} onClick={clearCache} />
      <LinkRow label={translate(LABELS.userClause)} href="/login-clause?type=user" />
      <LinkRow label={translate(LABELS.privacyClause)} href="/login-clause?type=privacy" />
      {useAccountSession() && <ActionRow label={translate(LABELS.closing)} onClick={tellClosing} />}
      {version && <FactRow label={translate(LABELS.about)} value={version.version} />}
    </section>
  )
}

/** Removes what this device has stored for speed and convenience; cart, session and unsent work stay. */
function useClearCache(): () => void {
  const translate = useText()
  const { store, tabStore, queryClient, scrollPositions, widgetStates, feedback } = useShop()
  const confirm = useConfirm()
  const clear = async () => {
    if (!(await confirm(translate(LABELS.askClear), 'clearCache'))) return
    store.remove('seenProducts', 'listLayout')
    tabStore.remove('scroll')
    scrollPositions.clear()
    widgetStates.clear()
    await queryClient.invalidateQueries()
    queryClient.removeQueries({ type: 'inactive' })
    feedback.toast(translate(LABELS.cleared))
  }
  return () => void clear()
}

function SignOut() {
  const translate = useText()
  const { isBusy, signOut } = useSignOut()
  return (
    <button type="button" className="shop-sign-out" disabled={isBusy} onClick={signOut}>
      {translate(LABELS.signOut)}
    </button>
  )
}
