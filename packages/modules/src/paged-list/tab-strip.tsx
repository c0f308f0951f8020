import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'

import { scrollToTab } from './tab-scroll.ts'

/** The ids that tie a tab to its panel, unique on a page. */
export function tabIds(base: string, index: number): { readonly tab: string; readonly panel: string } {
  return { tab: `${base}-tab-${index}`, panel: `${base}-panel` }
}

/** The tab that a key leads to; `undefined` for keys that mean something else. WAI-ARIA practices, tabs. */
function tabByKey(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (active + 1) % count
  if (key === 'ArrowLeft') return (active - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** A bar of tabs that scrolls sideways: by tap, by arrow keys, Home and End. The chosen tab comes to its middle. */
export function TabStrip(props: {
  readonly titles: readonly string[]
  readonly active: number
  readonly onChoose: (index: number) => void
  /** What the ids of tabs and panel begin with. */
  readonly idBase: string
  readonly label: string
  readonly className: string
  readonly style?: CSSProperties | undefined
  /** The canvas keeps taps and keys to itself. */
  readonly isInert: boolean
}): ReactNode {
  const { titles, active, onChoose, idBase, label, className, style, isInert } = props
  const bar = useRef<HTMLDivElement>(null)
  const shown = useRef(active)
  useEffect(() => {
    if (shown.current === active) return undefined
    shown.current = active
    const tab = bar.current?.children[active]
    return bar.current && tab instanceof HTMLElement ? scrollToTab(bar.current, tab) : undefined
  }, [active])
  const press = (event: KeyboardEvent) => {
    const next = tabByKey(event.key, active, titles.length)
    if (next === undefined || isInert) return
    event.preventDefault()
    onChoose(next)
    const tab = bar.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
  }
  return (
    <div
      ref={bar}
      className={className}
      style={style}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
    >
      {titles.map((title, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={tabIds(idBase, index).tab}
          aria-selected={index === active}
          aria-controls={tabIds(idBase, index).panel}
          tabIndex={isInert || index !== active ? -1 : 0}
          className="mw-paged-tab"
          onClick={() => !isInert && onChoose(index)}
        >
          <span>{title}</span>
        </button>
      ))}
    </div>
  )
}
