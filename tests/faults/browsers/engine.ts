/** A point of the window, in CSS px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A browser of one page, driven from outside. */
export interface Engine {
  readonly name: string
  readonly goto: (url: string) => Promise<void>
  /** Value of a JavaScript expression in the page; it may be a promise, and must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  readonly click: (at: Point, count?: number) => Promise<void>
  /** Presses at the first point and moves through the others; `whileHeld` runs before the release. */
  readonly drag: (points: readonly Point[], whileHeld?: () => Promise<void>) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly press: (key: 'Enter' | 'Escape') => Promise<void>
  /** Errors of pages since the start. */
  readonly pageErrors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Waits until an expression is truthy, and gives its value, or `true` for an element. */
export async function waitFor(engine: Engine, expression: string, what: string): Promise<unknown> {
  const end = Date.now() + 30_000
  for (;;) {
    const value = await engine.evaluate(`((value) => (value instanceof Node ? true : value))(${expression})`)
    if (value) return value
    if (Date.now() > end)
      throw new Error(`${engine.name}: ${what} did not come; the page says: ${await bodyOf(engine)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const bodyOf = async (engine: Engine) => String(await engine.evaluate('document.body.innerText.slice(0, 300)'))

/** Middle of the first element that a selector and a text match, scrolled into view, once it rests there. */
export async function middleOf(engine: Engine, selector: string, text = ''): Promise<Point> {
  const [wanted, words] = [JSON.stringify(selector), JSON.stringify(text)]
  const find = `(() => {
    const found = [...document.querySelectorAll(${wanted})].find(
      (each) => each.offsetParent !== null && (each.innerText + (each.getAttribute('aria-label') ?? '')).includes(${words}),
    )
    if (!found) return null
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = found.getBoundingClientRect()
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  })()`
  const what = `${selector} ${text}`
  let at = await waitFor(engine, find, what)
  for (let still = 0; still < 2;) {
    const next = await waitFor(engine, find, what)
    still = JSON.stringify(next) === JSON.stringify(at) ? still + 1 : 0
    at = next
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return at as Point
}

/** Clicks the first element that a selector and a text match. */
export async function clickOn(engine: Engine, selector: string, text = ''): Promise<void> {
  await engine.click(await middleOf(engine, selector, text))
}

/** Replaces the value of a field as typing does. */
export async function fill(engine: Engine, selector: string, value: string): Promise<void> {
  await clickOn(engine, selector)
  await engine.type(value)
}
