/** Splits a comma-separated list, dropping empty items. */
export function splitList(joined: string): string[] {
  return joined.split(',').flatMap((entry) => entry.trim() || [])
}
