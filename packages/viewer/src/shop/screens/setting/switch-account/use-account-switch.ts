import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { deviceAccounts, forgetAccount, offerToken, rememberAccount } from '@mallwright/shop-core/session'
import type { DeviceAccount } from '@mallwright/shop-core/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import type { Shop } from '../../../client/shop.ts'

const LABELS = {
  switched: { zh: '已切换至{name}', en: 'You are {name} now' },
  expired: { zh: '登录已过期，请重新登录', en: 'This account has expired here. Sign in again' },
} satisfies Record<string, Label>

/** The other accounts of this device, and the ways between them. Domain sheet 50. */
export function useAccountSwitch() {
  const translate = useText()
  const shop = useShop()
  const navigate = useNavigate()
  const current = useAccountSession()?.account
  const [accounts, setAccounts] = useState(() => deviceAccounts(shop.store))
  const [busyId, setBusyId] = useState('')
  const reload = () => setAccounts(deviceAccounts(shop.store))
  const switchTo = async (target: DeviceAccount) => {
    setBusyId(target.id)
    const before = current && remembered(shop)
    const outcome = await changeOver(shop, target, before)
    setBusyId('')
    reload()
    const name = target.nickname || target.phone
    if (outcome === 'switched') shop.feedback.toast(translate(LABELS.switched, { name }))
    else shop.feedback.toast(translate(outcome === 'expired' ? LABELS.expired : KIT_LABELS.networkError))
  }
  return {
    busyId,
    others: accounts.filter(({ id }) => id !== current?.id),
    switchTo: (target: DeviceAccount) => void switchTo(target),
    remove: (target: DeviceAccount) => {
      forgetAccount(shop.store, target.id)
      reload()
    },
    /** Keeps the account of now on the device and signs another one in. */
    add: () => {
      if (current) rememberAccount(shop.store, current)
      shop.sessions.clear()
      void navigate('/login-account')
    },
  }
}

/** Remembers the signed-in account; gives how. */
function remembered({ store, sessions }: Shop): DeviceAccount | undefined {
  const session = sessions.session.get()
  if (session?.kind !== 'account') return undefined
  rememberAccount(store, session.account)
  return deviceAccounts(store).find(({ id }) => id === session.account.id)
}

/** Signs the target in by its token; when that fails, the account of before again. Its token is then known to be spent, unless nothing answers. */
async function changeOver(
  shop: Shop,
  target: DeviceAccount,
  before: DeviceAccount | undefined,
): Promise<'switched' | 'expired' | 'unreached'> {
  if (await signInBy(shop, target)) return 'switched'
  if (!before || !(await signInBy(shop, before))) return 'unreached'
  forgetAccount(shop.store, target.id)
  return 'expired'
}

async function signInBy(shop: Shop, account: DeviceAccount): Promise<boolean> {
  shop.sessions.clear()
  offerToken(shop.store, account)
  const outcome = await shop.signInFlow.start((message) => shop.feedback.toast(message))
  // Its token has been replaced by the next one, which is that of the session now.
  if (outcome === 'signedIn') forgetAccount(shop.store, account.id)
  return outcome === 'signedIn'
}
