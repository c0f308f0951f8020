/** Long press duration, in ms. */
export const HOLD_MS = 400

/** Movement (px) below which a finger counts as resting. */
const SLOP = 10

/** Touch callbacks. A finger that moves before the long press scrolls, and neither is called. */
export interface TouchPress {
  readonly onTap: () => void
  /** Long press: dragging starts. */
  readonly onHold: () => void
}

const longPress = { isHeld: false }

/** Distinguishes tap, long press and scrolling. */
export function followTouch(pressed: PointerEvent, { onTap, onHold }: TouchPress): void {
  const { pointerId, clientX, clientY, target } = pressed
  const isOwn = (event: Event): event is PointerEvent => event instanceof PointerEvent && event.pointerId === pointerId
  const listeners: [string, (event: Event) => void][] = [
    ['pointermove', (event) => isOwn(event) && isFar(event) && stop()],
    ['pointerup', (event) => isOwn(event) && (stop(), guardClick(target), onTap())],
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

/** The browser clicks what is under the finger after the tap, which may have uncovered it: only what was pressed is clicked. */
function guardClick(pressed: EventTarget | null): void {
  const swallow = (event: Event) => {
    // A key's click comes from no finger.
    if (!(event instanceof MouseEvent) || event.detail === 0) return
    stop()
    if (pressed instanceof Node && event.target instanceof Node && pressed.contains(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const stop = () => {
    window.removeEventListener('click', swallow, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  window.addEventListener('click', swallow, true)
  window.addEventListener('pointerdown', stop, true)
}

/** During a long press drag, scrolling and the browser's context menu are suppressed. */
function hold(pointerId: number): void {
  longPress.isHeld = true
  navigator.vibrate?.(10)
  const noMenu = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const release = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerId !== pointerId) return
    longPress.isHeld = false
    window.removeEventListener('contextmenu', noMenu, true)
    for (const name of ['pointerup', 'pointercancel']) window.removeEventListener(name, release, true)
  }
  window.addEventListener('contextmenu', noMenu, true)
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, release, true)
}

/** Prevents scrolling during a long press drag. Must be installed before the touch starts. Gives a stop function. */
export function guardHeldTouch(): () => void {
  const guard = (event: TouchEvent) => {
    if (longPress.isHeld && event.cancelable) event.preventDefault()
  }
  // A first finger is not held, whatever became of the one before: its release may have been lost with its window.
  const begin = ({ touches }: TouchEvent) => {
    if (touches.length === 1) longPress.isHeld = false
  }
  window.addEventListener('touchstart', begin, { passive: true })
  window.addEventListener('touchmove', guard, { passive: false })
  return () => {
    window.removeEventListener('touchstart', begin)
    window.removeEventListener('touchmove', guard)
  }
}
