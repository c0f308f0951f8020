const NO_SHEETS: readonly string[] = []

/** Names of the sheets that an entry of the history has open, the topmost last. */
export function openSheets(state: unknown): readonly string[] {
  const { sheets } = (state ?? {}) as { readonly sheets?: readonly string[] }
  return sheets ?? NO_SHEETS
}

/** The sheets of the browser's current entry, which may not be drawn yet; `undefined` where the shop's history is not the browser's. */
export function entrySheets(): readonly string[] | undefined {
  const entry = history.state as { readonly usr?: unknown } | null
  return entry === null ? undefined : openSheets(entry.usr)
}

/** The state of an entry with these sheets open. */
export function sheetState(sheets: readonly string[]) {
  return { sheets }
}
