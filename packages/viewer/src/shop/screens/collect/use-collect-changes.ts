import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'

import { useShop } from '../../client/shop-context.ts'
import { collectKeys } from './collect.queries.ts'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: string; readonly msg: string }

/** Ends a change of collections or footprints: fresh lists, and a toast of what was done or why it was not. */
export function useCollectChanges(): (answer: Outcome, label: Label) => void {
  const translate = useText()
  const { feedback, queryClient } = useShop()
  return (answer, label) => {
    // After a failure too: the list may have changed meanwhile.
    void queryClient.invalidateQueries({ queryKey: collectKeys.all() })
    feedback.toast(answer.ok ? translate(label) : errorText(new CallError(answer)))
  }
}
