import { MESSAGE_KINDS } from '@mallwright/contract/message'
import type { Message } from '@mallwright/contract/message'
import { ownValue, translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'

import { wireTime } from '../gateway/wire-time.ts'
import { MESSAGE_TEXTS } from './message-texts.ts'
import type { MessageKind, MessageText } from './message-text.ts'
import type { MessageRow } from './message-read.store.ts'

/** The kind that a message is read by. */
const KIND_OF: Readonly<Record<MessageKind, number>> = {
  order: MESSAGE_KINDS.order,
  aftersale: MESSAGE_KINDS.aftersale,
  splicing: MESSAGE_KINDS.deal,
  enquiry: MESSAGE_KINDS.deal,
  system: MESSAGE_KINDS.system,
}

/** The stored kinds that are read as one; none for all of them. */
export function storedKinds(iKind: number): readonly string[] {
  return Object.entries(KIND_OF).flatMap(([kind, number]) => (number === iKind ? [kind] : []))
}

/** Unread numbers in wire names: of all, and by kind. */
export function wireUnread(counts: readonly { readonly kind: string; readonly total: number }[]) {
  const { all: _all, ...kinds } = MESSAGE_KINDS
  const totalOf = (iKind: number) =>
    counts.reduce((sum, { kind, total }) => (KIND_OF[kind as MessageKind] === iKind ? sum + total : sum), 0)
  const kindList = Object.values(kinds).map((iKind) => ({ iKind, iCount: totalOf(iKind) }))
  return { iCount: kindList.reduce((sum, { iCount }) => sum + iCount, 0), kindList }
}

/** A stored message in the reader's language. One with a code that this version does not know is told by its own name. */
export function wireMessage(row: MessageRow, locale: Locale): Message {
  const known = ownValue<MessageText>(MESSAGE_TEXTS, row.code)
  const named = Object.entries(row.parameters).map(([name, part]) => [name, partText(part, locale)])
  const parts = Object.fromEntries(named) as Readonly<Record<string, string>>
  const read = (label: Label | undefined) => (label ? translate(locale, label, parts) : '')
  return {
    cMessageUuid: row.id,
    iKind: KIND_OF[row.kind as MessageKind],
    cTitle: read(known?.title) || row.code,
    cText: read(known?.text),
    cLink: row.link,
    bRead: row.readAt !== null,
    dCreateTime: wireTime(row.createdAt),
  }
}

const partText = (part: string | Label, locale: Locale) => (typeof part === 'string' ? part : translate(locale, part))
