import { queryOptions } from '@tanstack/react-query'

import { LAYOUT_FRESH_MS, freshUnless } from '../../widget-host/freshness.ts'
import type { WidgetHost } from '../../widget-host/widget-host.ts'
import { EMPTY_LAYOUT, readLayout } from './list-layout.ts'

/** Query keys of list layouts. They belong to the caller. */
export const listLayoutKeys = {
  all: () => ['list-layout'],
  of: (code: string, caller: string) => ['list-layout', code, caller],
} as const

/** The layout of a list that applies to the caller. */
export function listLayoutQuery({ send, caller }: WidgetHost, code: string) {
  return queryOptions({
    queryKey: listLayoutKeys.of(code, caller),
    queryFn: () => readLayout(send, { code }),
    ...freshUnless(EMPTY_LAYOUT, LAYOUT_FRESH_MS),
  })
}
