/** How long (ms) layouts are fresh; engine 8.1. */
export const LAYOUT_FRESH_MS = 300_000

/** How long (ms) references, trees and enumerations are fresh; engine 8.1. */
export const DEFINITION_FRESH_MS = 1_800_000

/** Options of a query that shows a failure as `empty`, silently: that is read again with the next opening. */
export function freshUnless<Data>(empty: Data, freshMs: number) {
  return {
    staleTime: ({ state }: { readonly state: { readonly data: Data | undefined } }) =>
      state.data === empty ? 0 : freshMs,
    // Sharing with the data before would make a copy of `empty`.
    structuralSharing: false,
  } as const
}
