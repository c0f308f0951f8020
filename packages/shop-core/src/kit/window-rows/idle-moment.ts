/** Longest wait (ms): on a page that is never idle its reader does not wait forever. */
const LONGEST_MS = 200

/** Resolves when the page has time to spare, between two frames of a finger that scrolls. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    else setTimeout(resolve)
  })
}
