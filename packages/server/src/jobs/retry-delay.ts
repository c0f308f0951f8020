const FIRST_S = 5
const LONGEST_S = 3600

/** Delay (s) before the next attempt: 5 s, doubled with each failure, at most an hour. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_S, FIRST_S * 2 ** Math.max(0, failures - 1))
}
