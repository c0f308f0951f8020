import { getMessagePage, getUnreadCount, MESSAGE_KINDS, readMessage } from '@mallwright/contract/message'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

/** Calls of messages. */
export function messageApi(send: Send) {
  return createApi({ getMessagePage, getUnreadCount, readMessage }, send)
}

/** The kinds that messages are read by. */
export type MessageKind = keyof typeof MESSAGE_KINDS

/** A message to the account. */
export interface MessageCard {
  readonly id: string
  readonly kind: MessageKind
  readonly title: string
  readonly text: string
  /** Path of the shop; may be empty. */
  readonly link: string
  readonly isRead: boolean
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly sentAt: string
}

const KIND_NAMES = Object.keys(MESSAGE_KINDS) as MessageKind[]
const kindOf = (iKind: number) => KIND_NAMES.find((name) => MESSAGE_KINDS[name] === iKind) ?? 'system'

/** A page of messages of a kind, the newest first. Rejects with `CallError`. */
export async function readMessages(send: Send, kind: MessageKind, number: number) {
  const answer = await messageApi(send).getMessagePage({ body: { iKind: MESSAGE_KINDS[kind], pageNumber: number } })
  if (!answer.ok) throw new CallError(answer)
  return {
    items: answer.data.results.map((row): MessageCard => ({
      id: row.cMessageUuid,
      kind: kindOf(row.iKind),
      title: row.cTitle,
      text: row.cText,
      link: row.cLink,
      isRead: row.bRead,
      sentAt: row.dCreateTime,
    })),
    total: answer.data.iTotleSize,
  }
}

/** Numbers of unread messages by kind; `all` is their sum. Rejects with `CallError`. */
export async function readUnread(send: Send): Promise<ReadonlyMap<MessageKind, number>> {
  const answer = await messageApi(send).getUnreadCount({ body: {} })
  if (!answer.ok) throw new CallError(answer)
  const { iCount, kindList } = answer.data
  return new Map([['all', iCount], ...kindList.map((row) => [kindOf(row.iKind), row.iCount] as const)])
}
