import type { Label } from '@mallwright/contract/values'

/** Kinds of messages. Domain 1.10. */
export type MessageKind = 'order' | 'aftersale' | 'splicing' | 'enquiry' | 'system'

/** A message's title and text; `{name}` is replaced from its parameters. */
export interface MessageText {
  readonly kind: MessageKind
  readonly title: Label
  readonly text: Label
}

/** A message of a kind, with its title and text. */
export const messageText = (kind: MessageKind, title: Label, text: Label): MessageText => ({ kind, title, text })
