import { gateReason } from '@mallwright/contract/gate'
import { text } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { useEffect, useRef } from 'react'

import { useAccountSession, useShop } from '../client/shop-context.ts'
import { useSituation } from '../client/caller-situation.ts'
import { GATE_TEXTS } from './gate-texts.ts'

const LABELS = {
  guide: { zh: '新手买家指引', en: 'Getting started' },
}

/** Shows the 新手买家指引 dialog once per session to an account that cannot buy yet, unless the route skips it. Domain 3.1. */
export function useProfileCheck(isSkipped: boolean): void {
  const { feedback } = useShop()
  const session = useAccountSession()
  const situation = useSituation()
  const reason = session && !isSkipped ? gateReason('purchase', situation) : undefined
  const checkedSession = useRef('')
  useEffect(() => {
    if (!session || reason === undefined || checkedSession.current === session.id) return
    checkedSession.current = session.id
    void feedback.ask({
      title: text(LABELS.guide),
      body: text(GATE_TEXTS[reason]),
      confirm: text(KIT_LABELS.acknowledge),
      topic: 'profile',
    })
  }, [session, reason, feedback])
}
