/** How many buttons a bottom toolbar shows: 3 unless said, never less than 2 or more than 4. Specification 3 §9. */
export const VISIBLE_BUTTONS = { least: 2, usual: 3, most: 4 } as const

/** The buttons that a bottom toolbar shows, and the rest below 更多. */
export function splitToolbar<Button>(
  buttons: readonly Button[],
  visible: number = VISIBLE_BUTTONS.usual,
): { readonly shown: readonly Button[]; readonly rest: readonly Button[] } {
  const { least, usual, most } = VISIBLE_BUTTONS
  const count = Number.isFinite(visible) ? Math.min(most, Math.max(least, Math.floor(visible))) : usual
  return { shown: buttons.slice(0, count), rest: buttons.slice(count) }
}
