/** Width of a free container in container units. Specification 3 §9: 379, where the page has 375. */
export const CONTAINER_WIDTH = 379

/** A length in container units (1/379 of the page's width) as CSS; `--c` is set by the page. */
export function containerUnits(length: number): string {
  return `calc(${length} * var(--c))`
}
