import { replaceEqualDeep } from '@tanstack/react-query'

import { DEFINITION_META } from '../../query/index.ts'

/** How long (ms) layouts are fresh; engine 8.1. */
export const LAYOUT_FRESH_MS = 300_000

/** How long (ms) references, trees and enumerations are fresh; engine 8.1. */
const DEFINITION_FRESH_MS = 1_800_000

/** Options of a query of a definition; the gateway tells of a change. */
export const DEFINITION_QUERY = { staleTime: DEFINITION_FRESH_MS, meta: DEFINITION_META } as const

/** Options of a definition's query that shows a failure as `empty`, silently: that is read again with the next opening. */
export function freshUnless<Data>(empty: Data, freshMs: number = DEFINITION_FRESH_MS) {
  return {
    staleTime: ({ state }: { readonly state: { readonly data: Data | undefined } }) =>
      state.data === empty ? 0 : freshMs,
    meta: DEFINITION_META,
    // Data that did not change keeps its identity, so that a list stays as it is; a copy of `empty` would not be known.
    structuralSharing: (before: unknown, data: unknown) => (data === empty ? data : replaceEqualDeep(before, data)),
  } as const
}
