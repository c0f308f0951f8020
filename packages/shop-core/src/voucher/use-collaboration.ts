import type { Send } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import type { QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import type { Feedback } from '../kit/feedback/feedback-store.ts'
import { errorText } from '../kit/notice/error-text.ts'
import { switchCollaboration } from './voucher-work.queries.ts'
import type { VoucherWork, workQuery } from './voucher-work.queries.ts'

/** Texts of 采购协同. */
export const COLLABORATION_LABELS = {
  collaboration: { zh: '采购协同', en: 'Purchasing collaboration' },
  hint: {
    zh: '开启后，本企业的商城订单自动生成采购订单和采购收货',
    en: 'Orders at the mall write purchase orders and goods receipts by themselves.',
  },
} satisfies Record<string, Label>

/** Switches 采购协同 of the work that a query has read: shown at once, taken back when it is refused. */
export function useCollaboration(app: {
  readonly send: Send
  readonly queryClient: QueryClient
  readonly feedback: Feedback
  readonly queryKey: ReturnType<typeof workQuery>['queryKey']
}): (isOn: boolean) => void {
  const { send, queryClient, feedback, queryKey } = app
  const set = (isOn: boolean) =>
    queryClient.setQueryData<VoucherWork>(queryKey, (old) => old && { ...old, collaborates: isOn })
  /** One change at a time: the last one counts at the server, too. */
  const isChanging = useRef(false)
  const change = async (isOn: boolean) => {
    if (isChanging.current) return
    isChanging.current = true
    set(isOn)
    try {
      await switchCollaboration(send, isOn)
    } catch (error) {
      set(!isOn)
      feedback.toast(errorText(error))
    } finally {
      isChanging.current = false
    }
  }
  return (isOn) => void change(isOn)
}
