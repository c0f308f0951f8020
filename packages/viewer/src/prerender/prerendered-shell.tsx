import { HOME_COLUMN } from '@mallwright/contract/link'
import type { ComponentProps, ReactNode } from 'react'

import { ColumnBar } from '../runtime/home-shell/column-bar.tsx'
import { PageShell } from '../runtime/home-shell/page-shell.tsx'

/** Shell of a page as it is prerendered: pages besides the home page have a bar of their own. */
export function PrerenderedShell(
  props: Pick<ComponentProps<typeof PageShell>, 'site' | 'chrome' | 'page' | 'scope'>,
): ReactNode {
  const { site, page, scope } = props
  const isHome = page.columnCode === HOME_COLUMN
  const header = isHome ? undefined : <ColumnBar page={page} site={site} locale={scope.locale} />
  return <PageShell {...props} header={header} />
}
