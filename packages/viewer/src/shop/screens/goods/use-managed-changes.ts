import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'

import { useShop } from '../../client/shop-context.ts'
import { goodsKeys } from './goods.queries.ts'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: string; readonly msg: string }

/** Ends a change with what it answered and what is said when it is done. */
export type FinishChange = (answer: Outcome, label: Label) => void

/** Ends a change of products or orders: fresh lists, and a toast of what was done or why it was not. */
export function useManagedChanges(): FinishChange {
  const translate = useText()
  const { feedback, queryClient } = useShop()
  return (answer, label) => {
    // After a failure too: the list may have changed meanwhile.
    void queryClient.invalidateQueries({ queryKey: goodsKeys.managed() })
    feedback.toast(answer.ok ? translate(label) : errorText(new CallError(answer)))
  }
}
