/** Listeners of the one timer that all running countdowns of a document share. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function tick(): void {
  timer = setTimeout(tick, 1000 - (Date.now() % 1000))
  for (const listener of listeners) listener()
}

/** Calls a listener at once and at every full second of the device's clock. Returns a stop function. */
function startTicks(listener: () => void): () => void {
  listeners.add(listener)
  listener()
  timer ??= setTimeout(tick, 1000 - (Date.now() % 1000))
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

/** Calls a listener every second while an element is on the screen, and whenever it comes back. Returns a stop function. */
export function tickWhileSeen(element: Element, listener: () => void): () => void {
  let stop: (() => void) | undefined
  const set = (isSeen: boolean) => {
    if (isSeen) stop ??= startTicks(listener)
    else {
      stop?.()
      stop = undefined
    }
  }
  const observer = new IntersectionObserver((entries) => set(entries.at(-1)?.isIntersecting ?? false))
  observer.observe(element)
  return () => {
    observer.disconnect()
    set(false)
  }
}
