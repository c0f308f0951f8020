import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useWidgetHost } from '../widget-host/widget-host.ts'
import { hasCode, menuAccessQuery, NO_ACCESS } from './model/menu-access.ts'
import type { MenuAccess } from './model/menu-access.ts'

/** What the caller may do in a menu; nothing while it loads, and without a menu. */
export function useMenuAccess(menu: string | undefined): MenuAccess {
  const host = useWidgetHost()
  const access = useQuery({
    ...menuAccessQuery(host, menu ?? ''),
    ...(menu === undefined && { queryFn: skipToken }),
  })
  return access.data ?? NO_ACCESS
}

/** Shows its children to who has a code in a menu, and to all when none is given. Specification 2 §6. */
export function Access(props: {
  /** Code of the menu. */
  readonly menu: string
  readonly code?: string | undefined
  readonly children: ReactNode
}): ReactNode {
  const { menu, code, children } = props
  const { codes } = useMenuAccess(code ? menu : undefined)
  return hasCode(codes, code) ? children : null
}
