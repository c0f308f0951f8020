/** Where a key takes a row of `count`: arrows by one, Home and End to the ends. `undefined` for any other key. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to))
}
