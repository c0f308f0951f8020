import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useState } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { useRunner } from '../../../controls/use-runner.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { orderApi } from '../order-calls.ts'
import { orderKeys } from '../order-keys.ts'

/** What is decided on a trade. */
export type DecisionKind = 'approve' | 'reject'

const DONE: Readonly<Record<DecisionKind, Label>> = {
  approve: { zh: '已通过', en: 'Approved' },
  reject: { zh: '已驳回', en: 'Rejected' },
}

/** The decision on the trade of an order, begun by a sheet. */
export function useDecision() {
  const { send, widgetStates } = useShop()
  const { isBusy, during, finish } = useRunner(orderKeys.all())
  const sheet = useSheet('decision')
  const [kind, setKind] = useState<DecisionKind>('approve')
  const decide = (tradeNo: string, opinion: string) =>
    during(async () => {
      const body = { cTradeNo: tradeNo, cOpinion: opinion, cRequestUuid: newUuid() }
      const api = orderApi(send)
      const answer = await (kind === 'approve' ? api.approveOrder({ body }) : api.rejectOrder({ body }))
      // Lists that wait behind this screen have the order in another tab now.
      widgetStates.clear()
      finish(answer, DONE[kind])
    })
  return {
    isBusy,
    /** What is being decided; absent while the sheet is closed. */
    kind: sheet.isOpen ? kind : undefined,
    begin: (begun: DecisionKind) => {
      setKind(begun)
      sheet.open()
    },
    close: sheet.close,
    decide: (tradeNo: string, opinion: string) => sheet.closeThen(() => decide(tradeNo, opinion)),
  }
}
