const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** 10:00 in Shanghai, which has no summer time, as time since 0:00 UTC. */
const TEN_MS = 2 * HOUR_MS

/** Reference time of the demo data: the last 10:00 in Shanghai. Domain 4.0 has that of today, but before ten nothing shall lie ahead. */
export function demoClock(now: number): Date {
  return new Date(Math.floor((now - TEN_MS) / DAY_MS) * DAY_MS + TEN_MS)
}
