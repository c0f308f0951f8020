import { textColourOn, translate } from '@mallwright/contract/values'
import type { NodeId } from '@mallwright/contract/document'
import type { Label, Locale } from '@mallwright/contract/values'
import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'

import type { ViewMode } from '../kit/module-view.ts'
import { scrollToTab } from './tab-scroll.ts'

/** Default label of a tab: 页签 and its number, from 1. Specification 3 §2. */
export const TAB_LABEL = { zh: '页签{n}', en: 'Tab {n}' }

const BAR: Label = { zh: '页签', en: 'Tabs' }

/** One tab of the bar. */
export interface Tag {
  readonly key: string
  /** Empty for the default label. */
  readonly title: string
  readonly subtitle?: string
  /** Node of the tab, if any: a press on the canvas selects it. */
  readonly nodeId?: NodeId
}

/** Ids that associate tab and panel (aria). */
export function tagIds(base: string, key: string): { readonly tab: string; readonly panel: string } {
  return { tab: `${base}-${key}-tab`, panel: `${base}-${key}-panel` }
}

/** Tab bar that centres the active tab. Keyboard: arrow keys, Home and End. */
export function TagBar(props: {
  readonly tags: readonly Tag[]
  readonly active: number
  readonly variant: 'line' | 'pill' | 'card'
  /** Accessible name of the bar. */
  readonly label?: Label
  /** Colour of the active tab; empty follows the theme. */
  readonly colour: string
  readonly idBase: string
  readonly locale: Locale
  readonly mode: ViewMode
  readonly onChoose: (index: number) => void
}): ReactNode {
  const { tags, active, variant, label = BAR, colour, idBase, locale, mode, onChoose } = props
  const bar = useRef<HTMLDivElement>(null)
  const shown = useRef(active)
  useEffect(() => {
    const tab = bar.current?.children[active]
    // No animation on the first render.
    if (shown.current === active || !bar.current || !(tab instanceof HTMLElement)) return undefined
    shown.current = active
    return scrollToTab(bar.current, tab)
  }, [active])
  const walk = (event: KeyboardEvent) => {
    const next = stepOf(event.key, active, tags.length)
    if (next === undefined || mode === 'edit') return
    event.preventDefault()
    onChoose(next)
    const tab = bar.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
  }
  return (
    // The active tab has the focus; its key events bubble to the bar.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      className={`mw-tags is-${variant}`}
      role="tablist"
      aria-label={translate(locale, label)}
      style={colour === '' ? undefined : coloured(colour)}
      onKeyDown={walk}
    >
      {tags.map((tag, index) => (
        <button
          key={tag.key}
          type="button"
          role="tab"
          className="mw-tag"
          id={tagIds(idBase, tag.key).tab}
          aria-selected={index === active}
          aria-controls={index === active ? tagIds(idBase, tag.key).panel : undefined}
          data-node={mode === 'edit' ? tag.nodeId : undefined}
          data-entry={index}
          tabIndex={mode === 'edit' || index !== active ? -1 : 0}
          onClick={() => (mode === 'view' || !tag.nodeId) && onChoose(index)}
        >
          <b>{tag.title || translate(locale, TAB_LABEL, { n: index + 1 })}</b>
          {tag.subtitle !== undefined && tag.subtitle !== '' && <small>{tag.subtitle}</small>}
        </button>
      ))}
    </div>
  )
}

function coloured(colour: string): CSSProperties {
  return { ['--mw-tag' as string]: colour, ['--mw-on-tag' as string]: textColourOn(colour) }
}

function stepOf(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (active + 1) % count
  if (key === 'ArrowLeft') return (active - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
