/** The most frames of one socket in one second. Studios send a few, clients one ping a minute. */
export const MAX_FRAMES_PER_SECOND = 20

/** Counts frames; false for the first that is too many. `nowMs` never goes back. */
export function createFrameLimit(): (nowMs: number) => boolean {
  let startedAt = -Infinity
  let count = 0
  return (nowMs) => {
    if (nowMs - startedAt >= 1000) {
      startedAt = nowMs
      count = 0
    }
    count += 1
    return count <= MAX_FRAMES_PER_SECOND
  }
}
