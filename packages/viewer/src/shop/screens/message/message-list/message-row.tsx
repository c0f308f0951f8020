import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { MessageCard, MessageKind } from '../message-reader.ts'
import './message-row.css'

const LABELS = {
  unread: { zh: '未读', en: 'Unread' },
} satisfies Record<string, Label>

const ICONS: Readonly<Record<MessageKind, string>> = {
  all: 'M5 17h14l-1.5-2.5V11a5.5 5.5 0 0 0-11 0v3.5zM10 20h4',
  order: 'M6 4h12v16l-3-2-3 2-3-2-3 2zM9 9h6M9 13h6',
  aftersale: 'M4 9h11a5 5 0 0 1 0 10h-4M4 9l4-4M4 9l4 4',
  deal: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 11a3 3 0 1 0 0-6M2.5 19a5.5 5.5 0 0 1 11 0M16 14a5.5 5.5 0 0 1 5.5 5',
  system: 'M5 17h14l-1.5-2.5V11a5.5 5.5 0 0 0-11 0v3.5zM10 20h4',
}

/** A message; a tap marks it as read and leads to what it is about. */
export function MessageRow({
  message,
  onRead,
}: {
  readonly message: MessageCard
  readonly onRead: (id: string) => void
}) {
  const { id, link, isRead } = message
  const className = isRead ? 'shop-message is-read' : 'shop-message'
  const read = () => {
    if (!isRead) onRead(id)
  }
  // What leads nowhere and is read has nothing to press.
  if (link === '' && isRead) return <div className={className}>{contentOf(message)}</div>
  return link === '' ? (
    <button type="button" className={className} onClick={read}>
      {contentOf(message)}
    </button>
  ) : (
    <Anchor className={className} href={link} onClick={read}>
      {contentOf(message)}
    </Anchor>
  )
}

function contentOf(message: MessageCard): ReactNode {
  return <MessageContent message={message} />
}

function MessageContent({ message }: { readonly message: MessageCard }) {
  const translate = useText()
  return (
    <>
      <span className={`shop-message-icon is-${message.kind}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICONS[message.kind]} />
        </svg>
        {!message.isRead && <i className="shop-message-dot" role="img" aria-label={translate(LABELS.unread)} />}
      </span>
      <span className="shop-message-text">
        <span className="shop-message-head">
          <strong>{message.title}</strong>
          <time dateTime={message.sentAt.replace(' ', 'T') + '+08:00'}>{message.sentAt.slice(5, 16)}</time>
        </span>
        {message.text && <span>{message.text}</span>}
      </span>
    </>
  )
}

/** The same boxes while messages load. */
export function MessageSkeleton() {
  return (
    <div className="shop-message" aria-hidden="true">
      <span className="shop-message-icon" />
      <span className="shop-message-text">
        <span className="shop-skeleton-bar" style={{ width: '40%' }} />
        <span className="shop-skeleton-bar" style={{ width: '85%' }} />
      </span>
    </div>
  )
}
