/** Way of the finger (px) from which letting go refreshes. */
const TRIGGER = 96

/** Way (px) before a touch counts as a pull: less is a tap, or the beginning of another direction. */
const SLOP = 10

/** How far a pull has come. */
export interface Pull {
  /** Offset of the content, px: half the finger's way, and never more than 72. */
  readonly offset: number
  /** Letting go now refreshes. */
  readonly isReady: boolean
}

/** Whether a touch belongs to a dialog above the element, or scrolls something in it back. */
function isWithinOther(target: Element, element: Element): boolean {
  for (let at: Element | null = target; at && at !== element; at = at.parentElement)
    if (at instanceof HTMLDialogElement || at.scrollTop > 0) return true
  return false
}

/**
 * Follows a finger that pulls down an element while the page is at its top, by passive listeners: nothing is kept from scrolling. Ends with the
 * returned function. Touches in dialogs above it are not its own.
 */
export function followPull(
  element: HTMLElement,
  { onPull, onRefresh }: { readonly onPull: (pull: Pull | undefined) => void; readonly onRefresh: () => void },
): () => void {
  let start: Touch | undefined
  let pull: Pull | undefined
  const show = (next: Pull | undefined) => {
    if (next?.offset === pull?.offset && next?.isReady === pull?.isReady) return
    pull = next
    onPull(next)
  }
  const begin = ({ touches, target }: TouchEvent) => {
    const isOwn = touches.length === 1 && window.scrollY <= 0 && !isWithinOther(target as Element, element)
    start = isOwn ? touches[0] : undefined
    if (!isOwn) show(undefined)
  }
  const move = ({ touches: [touch] }: TouchEvent) => {
    if (!start || !touch) return
    const [across, down] = [touch.clientX - start.clientX, touch.clientY - start.clientY]
    // What begins sideways or upwards is something else until the finger is lifted.
    if (!pull && (down < -SLOP || Math.abs(across) > Math.max(SLOP, down))) start = undefined
    else if (down > SLOP) show({ offset: Math.min(72, Math.round(down / 2)), isReady: down >= TRIGGER })
    else show(undefined)
  }
  const end = ({ type }: TouchEvent) => {
    const isRefreshed = pull?.isReady === true && type === 'touchend'
    start = undefined
    show(undefined)
    if (isRefreshed) onRefresh()
  }
  const listeners = { touchstart: begin, touchmove: move, touchend: end, touchcancel: end }
  const names = Object.keys(listeners) as (keyof typeof listeners)[]
  for (const name of names) element.addEventListener(name, listeners[name], { passive: true })
  return () => {
    for (const name of names) element.removeEventListener(name, listeners[name])
  }
}
