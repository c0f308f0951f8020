/** Longest keyword that the gateway takes. */
export const MAX_KEYWORD = 60

/** An amount in whole yuan; empty for anything else. */
export function amountOf(text: string): string {
  return /^\d{1,8}$/.test(text) && Number(text) > 0 ? String(Number(text)) : ''
}
