import { clearHistory, deleteHistory, getHistoryList } from '@mallwright/contract/search'

import type { AppContext } from '../gateway/app-context.ts'
import { DONE } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { forgetSearches, lockHistory, readHistory } from './search-history.store.ts'

/** Registers the calls of an account's search history. */
export function historyRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getHistoryList, async ({ body, caller }) => {
    const keywords = await readHistory(database.pool, { accountId: caller.accountId, scene: body.cScene })
    return { results: keywords.map((cKeyword) => ({ cKeyword })) }
  })
  handle(context, deleteHistory, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(deleteHistory, { body, caller, payload }), {
      lock: (client) => lockHistory(client, caller.accountId),
      work: async (client) => {
        await forgetSearches(client, { accountId: caller.accountId, scene: body.cScene }, body.cKeyword)
        return DONE
      },
    }),
  )
  handle(context, clearHistory, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(clearHistory, { body, caller, payload }), {
      lock: (client) => lockHistory(client, caller.accountId),
      work: async (client) => {
        await forgetSearches(client, { accountId: caller.accountId, scene: body.cScene })
        return DONE
      },
    }),
  )
}
