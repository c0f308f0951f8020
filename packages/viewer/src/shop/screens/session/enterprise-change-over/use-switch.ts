import { setDefaultUserSubscription } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import type { Institution } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useState } from 'react'

import { buyerKeys } from '../../../buyer/buyer.queries.ts'
import { currentCaller, useShop } from '../../../client/shop-context.ts'

const SWITCHED: Label = { zh: '已切换至{name}', en: 'Switched to {name}' }

/** Switches the institution that the account acts for; role, prices and pages follow, in other tabs too. Domain sheet 17. */
export function useSwitch() {
  const translate = useText()
  const shop = useShop()
  const [busyId, setBusyId] = useState('')
  const switchTo = async ({ id, name }: Institution) => {
    setBusyId(id)
    const params = { a: currentCaller(shop), b: id }
    const answer = await createApi({ setDefaultUserSubscription }, shop.send).setDefaultUserSubscription({ params })
    if (answer.ok) await shop.signInFlow.refreshMallUser()
    // After a failure too: the institution may just have been stopped.
    await shop.queryClient.invalidateQueries({ queryKey: buyerKeys.all() })
    setBusyId('')
    shop.feedback.toast(answer.ok ? translate(SWITCHED, { name }) : errorText(new CallError(answer)))
  }
  return { busyId, switchTo: (institution: Institution) => void switchTo(institution) }
}
