/** How long a finger rests before it holds what is under it, in ms. */
export const HOLD_MS = 400

/** A finger trembles; movement below this many px is none. */
const SLOP = 10

/** What a finger does. Whoever moves it before it holds, scrolls: then neither is called. */
export interface TouchPress {
  readonly onTap: () => void
  /** The finger rests on it: from now on it drags. */
  readonly onHold: () => void
}

const held = { isHeld: false }

/** Tells a tap from a hold and both from scrolling. */
export function followTouch({ pointerId, clientX, clientY }: PointerEvent, { onTap, onHold }: TouchPress): void {
  const isOwn = (event: Event): event is PointerEvent => event instanceof PointerEvent && event.pointerId === pointerId
  const listeners: [string, (event: Event) => void][] = [
    ['pointermove', (event) => isOwn(event) && isFar(event) && stop()],
    ['pointerup', (event) => isOwn(event) && (stop(), onTap())],
    ['pointercancel', (event) => isOwn(event) && stop()],
    // A second finger pinches.
    ['pointerdown', (event) => !isOwn(event) && stop()],
  ]
  const isFar = (event: PointerEvent) => Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLOP
  const stop = () => {
    clearTimeout(timer)
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true)
  }
  const timer = setTimeout(() => {
    stop()
    hold(pointerId)
    onHold()
  }, HOLD_MS)
  for (const [name, listener] of listeners) window.addEventListener(name, listener, true)
}

/** While something is held, the finger neither scrolls nor opens the browser's own menu. */
function hold(pointerId: number): void {
  held.isHeld = true
  navigator.vibrate?.(10)
  const noMenu = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const release = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerId !== pointerId) return
    held.isHeld = false
    window.removeEventListener('contextmenu', noMenu, true)
    for (const name of ['pointerup', 'pointercancel']) window.removeEventListener(name, release, true)
  }
  window.addEventListener('contextmenu', noMenu, true)
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, release, true)
}

/** Keeps what is held from scrolling. It must listen before the finger comes down, or the browser does not ask. Gives the way to stop. */
export function guardHeldTouch(): () => void {
  const guard = (event: TouchEvent) => {
    if (held.isHeld && event.cancelable) event.preventDefault()
  }
  window.addEventListener('touchmove', guard, { passive: false })
  return () => window.removeEventListener('touchmove', guard)
}
