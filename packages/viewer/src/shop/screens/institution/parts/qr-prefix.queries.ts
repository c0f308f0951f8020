import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../client/shop.ts'
import { qrPrefix } from './invitation-link.ts'

/** The prefix of the mall's QR codes, which does not change during a visit. */
export function qrPrefixQuery(shop: Shop) {
  return queryOptions({ queryKey: ['qr-prefix'], queryFn: () => qrPrefix(shop), staleTime: Infinity })
}
