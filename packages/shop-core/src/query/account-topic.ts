import type { QueryClient } from '@tanstack/react-query'

import { readAnew } from './read-anew.ts'

/** What belongs to an account and changes without its own doing. */
export type AccountTopic = 'order' | 'aftersale' | 'invoice' | 'message' | 'cart'

/** Marks the queries of what the gateway tells an account of when it changes: `meta: ofTopic('order')`. */
export const ofTopic = (topic: AccountTopic) => ({ topic }) as const

/** Reads what is shown of a topic, of all without one, again, and the rest with its next use. */
export function refreshTopic(client: QueryClient, topic?: AccountTopic): void {
  void readAnew(client, {
    predicate: ({ meta: { topic: own } = {} }) => own !== undefined && (!topic || own === topic),
  })
}
