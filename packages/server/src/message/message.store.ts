import type { Label } from '@mallwright/contract/values'

import type { Transaction } from '../db/database.ts'
import { notify } from '../db/pub-sub.ts'
import type { AccountTopic } from '../db/pub-sub.ts'
import { orm } from '../db/query.ts'
import { message } from '../db/tables/trade/message.table.ts'
import { MESSAGE_TEXTS } from './message-texts.ts'
import type { MessageCode } from './message-texts.ts'

/** What a message names. */
export type MessageParameters = Readonly<Record<string, string | Label>>

/** A message to an account: a text by its code, what it names, and the path of the shop that it leads to. Domain 1.10. */
export interface NewMessage {
  readonly accountId: string
  readonly code: MessageCode
  /** A label is read in the reader's language, too. */
  readonly parameters: MessageParameters
  /** Empty when it leads nowhere. */
  readonly link?: string
}

/** Sends messages with the transaction; open shops of their accounts are told when it commits. */
export async function sendMessages(client: Transaction, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ code: name, ...sent }) => ({ ...sent, code: name, kind: MESSAGE_TEXTS[name].kind }))
  await orm(client).insert(message).values(rows)
  for (const accountId of new Set(messages.map((sent) => sent.accountId)))
    await notifyAccount(client, accountId, 'message')
}

/** Tells the open shops of an account, at every process, that something of it changed. */
export async function notifyAccount(client: Transaction, accountId: string, topic: AccountTopic): Promise<void> {
  await notify(client, { kind: 'account', accountId, topic })
}
