import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, KIT_LABELS } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useState } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { orderKeys } from '../order-keys.ts'
import type { Outcome } from './order-changes.ts'

/** Runs one piece of work on orders at a time, and says how it ended. */
export interface OrderRunner {
  readonly isBusy: boolean
  readonly during: (work: () => Promise<void>) => void
  /** Reads orders again, after a failure too: the order has changed meanwhile. */
  readonly finish: (answer: Outcome, done?: Label) => void
  readonly confirmed: (question: Label, topic: string) => Promise<boolean>
  readonly refresh: () => void
}

/** The runner of a screen. */
export function useOrderRunner(): OrderRunner {
  const translate = useText()
  const { feedback, queryClient } = useShop()
  const [isBusy, setBusy] = useState(false)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: orderKeys.all() })
  return {
    isBusy,
    refresh,
    during: (work) => {
      if (isBusy) return
      setBusy(true)
      void work().finally(() => setBusy(false))
    },
    finish: (answer, done) => {
      refresh()
      if (!answer.ok) feedback.toast(errorText(new CallError(answer)))
      else if (done) feedback.toast(translate(done))
    },
    confirmed: (question, topic) =>
      feedback.ask({
        title: translate(KIT_LABELS.systemNotice),
        body: translate(question),
        confirm: translate(KIT_LABELS.confirm),
        cancel: translate(KIT_LABELS.cancel),
        topic,
      }),
  }
}
