/** The width of a free container in its own units. Specification 3 §9: 379, where the page has 375. */
export const CONTAINER_WIDTH = 379

/** A length of a free container (1/379 of the page's width) as CSS; `--c` is set by the page. */
export function containerUnits(length: number): string {
  return `calc(${length} * var(--c))`
}
