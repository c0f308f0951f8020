import type { Label } from '@mallwright/contract/values'
import type { QueryKey } from '@tanstack/react-query'

import { RECORD_LABELS } from './record-labels.ts'
import { useRunner } from '../use-runner.ts'
import type { Outcome } from '../use-runner.ts'

/** Changes of records: calls, then a fresh list and a toast. Deleting asks first. */
export function useRecordChanges<Item>(changes: {
  readonly queryKey: QueryKey
  readonly askRemove: Label
  /** Of the question, for what a person has switched off. */
  readonly topic: string
  readonly remove: (record: Item) => Promise<Outcome>
  readonly makeDefault: (record: Item) => Promise<Outcome>
}) {
  const { confirmed, finish } = useRunner(changes.queryKey)
  const remove = async (record: Item) => {
    if (await confirmed(changes.askRemove, changes.topic)) finish(await changes.remove(record), RECORD_LABELS.removed)
  }
  const makeDefault = async (record: Item) => finish(await changes.makeDefault(record))
  return {
    refresh: (label?: Label) => finish({ ok: true }, label),
    remove: (record: Item) => void remove(record),
    makeDefault: (record: Item) => void makeDefault(record),
  }
}
