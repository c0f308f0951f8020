import { deleteDefaultValue, getDefaultValue, saveDefaultValue } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import { CallError } from '../../../query/call-error.ts'

/** What notices of a failure name. Specification 2 §8. */
const ACTIONS = {
  save: { zh: '默认值保存', en: 'Saving the defaults' },
  clear: { zh: '默认值清除', en: 'Clearing the defaults' },
} satisfies Record<string, Label>

/** Default values of a query, kept for a person of an institution; who has none keeps none. */
export function defaultValues(send: Send, queryCode: string, personId: string) {
  const api = createApi({ getDefaultValue, saveDefaultValue, deleteDefaultValue }, send)
  const params = { queryCode, personId }
  return {
    /** Without an answer there are none. */
    async read(): Promise<Readonly<Record<string, string>>> {
      if (personId === '') return {}
      const answer = await api.getDefaultValue({ params })
      return answer.ok ? answer.data : {}
    },
    /** Rejects with `CallError`. */
    async save(defaultMap: Record<string, string>): Promise<void> {
      const answer = await api.saveDefaultValue({
        body: {
          componentTypeEnum: 'QUERY',
          cComponentKey: queryCode,
          cUserUuid: personId,
          defaultMap,
          cRequestUuid: newUuid(),
        },
      })
      if (!answer.ok) throw new CallError(answer, ACTIONS.save)
    },
    /** Rejects with `CallError`. */
    async clear(): Promise<void> {
      const answer = await api.deleteDefaultValue({ params })
      if (!answer.ok) throw new CallError(answer, ACTIONS.clear)
    },
  }
}
