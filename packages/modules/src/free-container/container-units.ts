/** A length of a free container (1/379 of the page's width) as CSS; `--c` is set by the page. */
export function containerUnits(length: number): string {
  return `calc(${length} * var(--c))`
}
