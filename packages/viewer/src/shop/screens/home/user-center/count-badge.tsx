import type { ReactNode } from 'react'

import '../../../../runtime/home-shell/home-shell.css'
import './tile-link.css'

/** How much there is to see, as on a tab; nothing for none. */
export function CountBadge({ count }: { readonly count: number }): ReactNode {
  return count > 0 && <b className="mw-tab-badge shop-count">{count > 99 ? '99+' : count}</b>
}
