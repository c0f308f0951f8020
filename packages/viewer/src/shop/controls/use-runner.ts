import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

import { useShop } from '../client/shop-context.ts'
import { useConfirm } from './use-confirm.ts'

/** How a call ended. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: string; readonly msg: string }

/** Runs one piece of work at a time, and says how it ended. */
export interface Runner {
  readonly isBusy: boolean
  readonly during: (work: () => Promise<void>) => void
  /** Reads what has changed again, after a failure too: it has changed meanwhile. */
  readonly finish: (answer: Outcome, done?: Label) => void
  readonly confirmed: (question: Label, topic: string) => Promise<boolean>
  readonly refresh: () => void
}

/** The runner of a screen whose work changes what these queries have read. */
export function useRunner(...changed: readonly QueryKey[]): Runner {
  const translate = useText()
  const { feedback, queryClient } = useShop()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const refresh = () => {
    for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey })
  }
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
    confirmed: (question, topic) => confirm(translate(question), topic),
  }
}
