import { useText } from '@mallwright/shop-core/i18n'

import './follow-button.css'
import { useFollow } from './use-follow.ts'
import type { FollowState } from './use-follow.ts'

const LABELS = {
  follow: { zh: '关注', en: 'Follow' },
  followed: { zh: '已关注', en: 'Following' },
  followShop: { zh: '关注{name}', en: 'Follow {name}' },
}

/** Button that follows a shop, or no longer. */
export function FollowButton(props: { readonly shopId: string; readonly name: string; readonly known: FollowState }) {
  const { shopId, name, known } = props
  const translate = useText()
  const { isFollowed, toggle } = useFollow(shopId, known)
  return (
    <button
      type="button"
      className="shop-follow"
      aria-pressed={isFollowed}
      aria-label={translate(LABELS.followShop, { name })}
      onClick={toggle}
    >
      <span>
        {!isFollowed && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 5v14M5 12h14" />
          </svg>
        )}
        {translate(isFollowed ? LABELS.followed : LABELS.follow)}
      </span>
    </button>
  )
}
