import type { LazyModule } from '../lazy.tsx'

/** Handles a pointer press by a lazy module. What its pointer does before the module is there is replayed; a press that was cancelled by then, as when the finger scrolls or a second one joins it, is dropped. */
export function handlePress<Module>(
  module: LazyModule<Module>,
  event: PointerEvent,
  handle: (loaded: Module) => void,
): void {
  if (module.current) {
    handle(module.current)
    return
  }
  const followed = bufferPointer(event.pointerId)
  const handleLater = async () => {
    try {
      const loaded = await module.load()
      if (followed.isDropped()) return
      handle(loaded)
      followed.replay()
    } catch {
      // The press is lost; the next one requests the module again.
    } finally {
      followed.stop()
    }
  }
  void handleLater()
}

/** Collects the last move and the release of a pressed pointer. */
function bufferPointer(pointerId: number) {
  let moved: PointerEvent | undefined
  let released: PointerEvent | undefined
  let isDropped = false
  const buffer = (event: Event) => {
    if (!(event instanceof PointerEvent)) return
    const isOwn = event.pointerId === pointerId
    if (isOwn && event.type === 'pointermove') moved = event
    if (isOwn && event.type === 'pointerup') released = event
    // A press that was released before the second one began is complete.
    if (event.type === (isOwn ? 'pointercancel' : 'pointerdown') && !released) isDropped = true
  }
  for (const name of POINTER_EVENTS) window.addEventListener(name, buffer, true)
  const stop = () => {
    for (const name of POINTER_EVENTS) window.removeEventListener(name, buffer, true)
  }
  return {
    isDropped: () => isDropped,
    replay() {
      // The replayed events must not be collected again.
      stop()
      if (moved) window.dispatchEvent(new PointerEvent('pointermove', moved))
      if (released) window.dispatchEvent(new PointerEvent('pointerup', released))
    },
    stop,
  }
}

const POINTER_EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const
