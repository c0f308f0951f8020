import { saveIndividualTeamBuyersAuth } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import { wireRegion } from '@mallwright/shop-core/area'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useEffect, useState } from 'react'

import { buyerKeys } from '../buyer/buyer.queries.ts'
import { createRequestIds } from '../client/request-ids.ts'
import { useShop } from '../client/shop-context.ts'

const LABELS = {
  submitted: { zh: '提交成功，请耐心等待审核', en: 'Submitted. Please wait for the review.' },
  switched: { zh: '已切换企业，请重新操作', en: 'You switched the enterprise. Please try again.' },
}

/** The team that asks, and where its authorisation stands. */
interface AskingTeam {
  readonly teamId: string
  /** Why the last application was refused; empty when none was. */
  readonly reason: string
  /** Whether there is an authorisation to ask for: none is under review or given. */
  readonly isDue: boolean
}

/** Asks for the authorisation of a team, with its region only where the team has none. Specification 1 §4.6. */
export function useTeamAuthorization({ teamId, reason, isDue }: AskingTeam) {
  const translate = useText()
  const { send, sessions, feedback, queryClient } = useShop()
  const [requests] = useState(createRequestIds)
  const [isBusy, setIsBusy] = useState(false)
  const [needsRegion, setNeedsRegion] = useState(false)
  // An application that has arrived, though its answer may not have, is none of which the next one is a copy.
  useEffect(() => {
    if (!isDue) requests.forget()
  }, [isDue, requests])
  const apply = async (region: string) => {
    // The call is for the session's institution: never for one that another tab has just switched to.
    if (sessions.mallUser.get().institutionId !== teamId) return feedback.toast(translate(LABELS.switched))
    setIsBusy(true)
    const content = wireRegion(region)
    const answer = await createApi({ saveIndividualTeamBuyersAuth }, send).saveIndividualTeamBuyersAuth({
      body: { ...content, cRequestUuid: requests.idOf({ ...content, teamId, reason }) },
    })
    setIsBusy(false)
    if (!answer.ok && answer.failure === 'AREA_UNKNOWN') return setNeedsRegion(true)
    if (answer.ok) requests.forget()
    feedback.toast(answer.ok ? translate(LABELS.submitted) : errorText(new CallError(answer)))
    await queryClient.invalidateQueries({ queryKey: buyerKeys.all() })
  }
  return { isBusy, needsRegion, cancelRegion: () => setNeedsRegion(false), apply: (region = '') => void apply(region) }
}
