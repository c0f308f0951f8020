/** A script that follows after the studio is drawn. */
export interface Later<Part> {
  /** `undefined` until it is here. */
  readonly current: Part | undefined
  /** Fetches it; the same promise while it is on its way, and another try after a failure. */
  readonly load: () => Promise<Part>
}

/** Makes a part that is fetched when it is first asked for. */
export function later<Part>(fetch: () => Promise<Part>): Later<Part> {
  let current: Part | undefined
  let loading: Promise<Part> | undefined
  return {
    get current() {
      return current
    },
    load() {
      loading ??= fetch().then((part) => (current = part))
      loading.catch(() => (loading = undefined))
      return loading
    },
  }
}

/** Answers a press by a part: at once when it is here, else when it has arrived, also if the pointer was lifted meanwhile. */
export function pressLater<Part>(part: Later<Part>, event: PointerEvent, answer: (part: Part) => void): void {
  if (part.current) {
    answer(part.current)
    return
  }
  let lifted: PointerEvent | undefined
  const lift = (up: PointerEvent) => {
    if (up.pointerId === event.pointerId) lifted = up
  }
  window.addEventListener('pointerup', lift, true)
  const answerSoon = async () => {
    try {
      answer(await part.load())
      if (lifted) window.dispatchEvent(new PointerEvent('pointerup', lifted))
    } catch {
      // Without its script a press does nothing; the next one asks for it again.
    } finally {
      window.removeEventListener('pointerup', lift, true)
    }
  }
  void answerSoon()
}
