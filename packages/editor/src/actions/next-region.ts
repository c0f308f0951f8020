/** Regions of the studio in F6 order. */
const REGIONS = ['.st-top', '.st-rail', '.st-side:not(.is-right)', '.st-canvas', '.st-side.is-right']

const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), select, textarea, a[href], [tabindex="0"]'

/** Moves the focus to the next or previous visible region. */
export function focusNextRegion(by: 1 | -1): void {
  const regions = REGIONS.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? [])
  const current = regions.findIndex((region) => region.contains(document.activeElement))
  // Without a focused region, start at the canvas.
  const from = current === -1 ? regions.findIndex((region) => region.matches('.st-canvas')) - by : current
  for (let step = 1; step <= regions.length; step += 1) {
    const region = regions.at((from + by * step + regions.length * 2) % regions.length)
    const target = region?.matches('[tabindex]') ? region : firstIn(region)
    if (!target) continue
    target.focus()
    if (document.activeElement === target) return
  }
}

/** The selected tab of a region, else its first focusable element. */
function firstIn(region: HTMLElement | undefined): HTMLElement | undefined {
  return (
    region?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ??
    region?.querySelector<HTMLElement>(FOCUSABLE) ??
    undefined
  )
}
