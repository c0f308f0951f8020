import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import type { QueryKey } from '@tanstack/react-query'

import { useShop } from '../client/shop-context.ts'
import { RECORD_LABELS } from './record-labels.ts'
import { useConfirm } from './use-confirm.ts'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: string; readonly msg: string }

/** Changes of records: calls, then a fresh list and a toast. Deleting asks first. */
export function useRecordChanges<Item>(changes: {
  readonly queryKey: QueryKey
  readonly askRemove: Label
  /** Of the question, for what a person has switched off. */
  readonly topic: string
  readonly remove: (record: Item) => Promise<Outcome>
  readonly makeDefault: (record: Item) => Promise<Outcome>
}) {
  const translate = useText()
  const { feedback, queryClient } = useShop()
  const confirm = useConfirm()
  const refresh = (label?: Label) => {
    if (label) feedback.toast(translate(label))
    void queryClient.invalidateQueries({ queryKey: changes.queryKey })
  }
  const finish = (answer: Outcome, label?: Label) => {
    // After a failure too: the list may have changed meanwhile.
    refresh(answer.ok ? label : undefined)
    if (!answer.ok) feedback.toast(errorText(new CallError(answer)))
  }
  const remove = async (record: Item) => {
    if (await confirm(translate(changes.askRemove), changes.topic))
      finish(await changes.remove(record), RECORD_LABELS.removed)
  }
  const makeDefault = async (record: Item) => finish(await changes.makeDefault(record))
  return {
    refresh,
    remove: (record: Item) => void remove(record),
    makeDefault: (record: Item) => void makeDefault(record),
  }
}
