import { SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { unreadQuery } from '../../message/message.queries.ts'
import { CountBadge } from './count-badge.tsx'

const LABELS = {
  messages: { zh: '消息中心', en: 'Messages' },
  unread: { zh: '消息中心，{count} 条未读', en: 'Messages, {count} unread' },
  setting: { zh: '设置', en: 'Settings' },
} satisfies Record<string, Label>

/** The bell of an account, with the number of unread messages. */
export function Bell() {
  const translate = useText()
  const count = useQuery(unreadQuery(useShop(), useCaller())).data?.get('all') ?? 0
  return (
    <Anchor
      className="shop-profile-action"
      href={`${SHOP_BASE}/UserCenter/message`}
      aria-label={count > 0 ? translate(LABELS.unread, { count }) : translate(LABELS.messages)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 17h14l-1.5-2.5V11a5.5 5.5 0 0 0-11 0v3.5zM10 20h4" />
      </svg>
      <CountBadge count={count} />
    </Anchor>
  )
}

/** The way to the settings. */
export function Gear() {
  const translate = useText()
  return (
    <Anchor
      className="shop-profile-action"
      href={`${SHOP_BASE}/UserCenter/setting`}
      aria-label={translate(LABELS.setting)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM19 12a7 7 0 0 0-.12-1.3l2-1.55-2-3.46-2.36.95a7 7 0 0 0-2.25-1.3L13.9 2.8h-3.8l-.37 2.54a7 7 0 0 0-2.25 1.3l-2.36-.95-2 3.46 2 1.55a7 7 0 0 0 0 2.6l-2 1.55 2 3.46 2.36-.95a7 7 0 0 0 2.25 1.3l.37 2.54h3.8l.37-2.54a7 7 0 0 0 2.25-1.3l2.36.95 2-3.46-2-1.55A7 7 0 0 0 19 12z" />
      </svg>
    </Anchor>
  )
}
