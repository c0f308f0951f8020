import { HOME_PATH } from '@mallwright/shop-core/session'

import { hasHistory, navigate } from './browser-route.tsx'

/** Goes to the page before, or home when the shop was entered here. */
export function goBack(): void {
  if (hasHistory()) navigate(-1)
  else navigate(HOME_PATH, { replace: true })
}
