import type { Locale } from '@mallwright/contract/values'
import { nextPage, ofTopic } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import { readMessages, readUnread } from './message-reader.ts'
import type { MessageKind } from './message-reader.ts'

/** Query keys of messages. They belong to the caller, their texts to the language. */
export const messageKeys = {
  all: () => ['message'],
  list: (kind: MessageKind, caller: string, locale: Locale) => ['message', 'list', kind, caller, locale],
  unread: (caller: string) => ['message', 'unread', caller],
} as const

/** The messages of a kind, page by page. */
export function messagesQuery({ send, locale }: Shop, kind: MessageKind, caller: string) {
  return infiniteQueryOptions({
    queryKey: messageKeys.list(kind, caller, locale()),
    queryFn: ({ pageParam }) => readMessages(send, kind, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    meta: ofTopic('message'),
  })
}

/** Numbers of unread messages by kind. */
export function unreadQuery({ send }: Shop, caller: string) {
  return queryOptions({
    queryKey: messageKeys.unread(caller),
    queryFn: () => readUnread(send),
    meta: ofTopic('message'),
  })
}
