import { ENDPOINTS } from '@mallwright/contract/registry'

import { inTransaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { handle } from '../gateway/handle.ts'
import { markRead, readMessages, unreadByKind } from './message-read.store.ts'
import { storedKinds, wireMessage, wireUnread } from './message.wire.ts'

const endpoints = ENDPOINTS.message

/** Registers the handlers of the message area. */
export function messageRoutes(context: AppContext): void {
  const { database } = context
  handle(context, endpoints.getUnreadCount, async ({ caller }) =>
    wireUnread(await unreadByKind(database.pool, caller.accountId)),
  )
  handle(context, endpoints.getMessagePage, async ({ body, caller, locale }) => {
    const { messages, total } = await readMessages(database.pool, caller.accountId, {
      kinds: storedKinds(body.iKind),
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return { results: messages.map((row) => wireMessage(row, locale)), iTotleSize: total }
  })
  handle(context, endpoints.readMessage, async ({ body, caller }) => {
    const which = 'messageUuids' in body ? { ids: body.messageUuids } : { kinds: storedKinds(body.iKind) }
    await inTransaction(database, (client) => markRead(client, caller.accountId, which))
    return wireUnread(await unreadByKind(database.pool, caller.accountId))
  })
}
