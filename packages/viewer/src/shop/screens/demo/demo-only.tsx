import { demoAccountsOf } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useShop } from '../../client/shop-context.ts'
import { NOT_FOUND_TEXT } from '../../navigation/not-found-text.ts'

/** What only a demo mall has; elsewhere there is nothing at its address. Domain 3.8. */
export function DemoOnly({ children }: { readonly children: ReactNode }): ReactNode {
  const translate = useText()
  const { config } = useShop()
  const demo = useQuery({
    queryKey: ['demo'],
    queryFn: async () => demoAccountsOf(await config()).length > 0,
    staleTime: Infinity,
  })
  if (demo.isPending) return <ScreenSkeleton />
  return demo.data ? children : <Notice kind="empty" title={translate(NOT_FOUND_TEXT)} />
}
