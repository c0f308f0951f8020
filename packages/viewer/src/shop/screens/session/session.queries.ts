import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'

/** Query keys of the session screens. */
export const sessionKeys = {
  site: () => ['session', 'site'],
} as const

/** The site record, for logo and name on the sign-in screen. */
export function siteQuery({ loadSite }: Shop) {
  return queryOptions({ queryKey: sessionKeys.site(), queryFn: loadSite })
}
