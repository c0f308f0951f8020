const SECOND_MS = 1000

/** Units of the time left, largest first. */
export type TimeUnit = 'day' | 'hour' | 'minute' | 'second'

/** Time left by unit, rounded up to a second; never below zero. Without days the hours go on beyond 24. */
export function timeLeft(
  leftMs: number,
  hasDays: boolean,
): readonly { readonly unit: TimeUnit; readonly count: number }[] {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const hours = Math.floor(seconds / 3600)
  return [
    ...(hasDays ? [{ unit: 'day', count: Math.floor(hours / 24) } as const] : []),
    { unit: 'hour', count: hasDays ? hours % 24 : hours },
    { unit: 'minute', count: Math.floor(seconds / 60) % 60 },
    { unit: 'second', count: seconds % 60 },
  ]
}

/** Time left as `hh:mm:ss`, hours beyond 24 included; dashes while it is not known. */
export function clockText(leftMs: number | undefined): string {
  if (leftMs === undefined) return '--:--:--'
  return timeLeft(leftMs, false)
    .map(({ count }) => String(count).padStart(2, '0'))
    .join(':')
}
