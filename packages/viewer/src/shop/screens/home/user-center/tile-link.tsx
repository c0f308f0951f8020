import { Anchor } from '@mallwright/modules/views'

import { CountBadge } from './count-badge.tsx'
import './tile-link.css'

/** A way to a screen as an icon with its name, and a number when there is something to see. */
export function TileLink(props: {
  readonly href: string
  readonly label: string
  /** Path data of a 24 × 24 line icon. */
  readonly icon: string
  readonly count?: number
}) {
  const { href, label, icon, count = 0 } = props
  return (
    <Anchor className="shop-tile-link" href={href}>
      <span className="shop-tile-icon">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
        <CountBadge count={count} />
      </span>
      {label}
    </Anchor>
  )
}
