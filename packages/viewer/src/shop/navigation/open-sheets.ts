const NO_SHEETS: readonly string[] = []

/** Names of the sheets that an entry of the history has open, the topmost last. */
export function openSheets(state: unknown): readonly string[] {
  const { sheets } = (state ?? {}) as { readonly sheets?: readonly string[] }
  return sheets ?? NO_SHEETS
}

/** The state of an entry with these sheets open. */
export function sheetState(sheets: readonly string[]) {
  return { sheets }
}
