/** Tabs of sheets below them, of which one is chosen. */
export interface SheetTabs {
  readonly list: HTMLElement
  readonly choose: (index: number) => void
}

/** Keys that move to another tab, and by how many. WAI-ARIA Authoring Practices, tabs. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

/**
 * Makes the tabs of a workbook.
 * @param onChoose gets the number of a tab, from 0, and the id of its element
 */
export function makeTabs(
  names: readonly string[],
  { label, panel }: { readonly label: string; readonly panel: string },
  onChoose: (index: number, id: string) => void,
): SheetTabs {
  const list = document.createElement('div')
  list.className = 'shop-grid-tabs'
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', label)
  const tabs = names.map((name, index) => {
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.id = `tab-${index}`
    tab.textContent = name
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel)
    tab.addEventListener('click', () => choose(index))
    return tab
  })
  const choose = (index: number) => {
    for (const [number, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(number === index))
      tab.tabIndex = number === index ? 0 : -1
    }
    const chosen = tabs[index]
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    onChoose(index, chosen?.id ?? '')
  }
  list.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const from = tabs.findIndex((tab) => tab.tabIndex === 0)
    const next = Math.min(tabs.length - 1, Math.max(0, from + step))
    choose(next)
    tabs[next]?.focus()
  })
  list.append(...tabs)
  return { list, choose }
}
