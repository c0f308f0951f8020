import type { Locator } from '@playwright/test'

/** Scrolls the list of a row a little; tells whether its rows take presses all the while. */
export function takesPressesWhileScrolling(row: Locator): Promise<boolean> {
  return row.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const list = element.parentElement
    let scroller = list
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement
    const target = scroller ?? document.scrollingElement
    const isTaken: boolean[] = []
    for (const top of [8, 8, -8, -8]) {
      target?.scrollBy({ top, behavior: 'instant' })
      await frame()
      await frame()
      isTaken.push(list !== null && getComputedStyle(list).pointerEvents !== 'none')
    }
    return isTaken.every(Boolean)
  })
}
