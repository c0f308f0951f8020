import { queryOptions } from '@tanstack/react-query'

import type { DeskApi } from './desk-api.ts'
import type { DeskPage, DeskQuery, DeskSection } from './desk-section.ts'

/** Query keys of the desk. */
export const deskKeys = {
  /** Every list: a decision in one changes others. */
  all: ['desk'],
  page: (section: DeskSection, query: DeskQuery) => ['desk', section.key, query],
} as const

/** A page of a section. Rejects with `DeskError`. */
export function deskPageQuery(api: DeskApi, section: DeskSection, query: DeskQuery) {
  return queryOptions({
    queryKey: deskKeys.page(section, query),
    queryFn: () => section.load(api, query),
    // Turning a page keeps the table in place; another section starts anew.
    placeholderData: (previous: DeskPage | undefined, before) =>
      before?.queryKey[1] === section.key ? previous : undefined,
  })
}
