import type { Locale, NodeId } from '@mallwright/contract'
import { say } from '@mallwright/contract'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import type { ViewMode } from '../module-view.ts'
import { scrollAlong } from './scroll-along.ts'

/** The label of a tab without one: 页签 and its number, 1 first. Specification 3 §2. */
export const TAB_LABEL = { zh: '页签{n}', en: 'Tab {n}' }

const BAR = { zh: '页签', en: 'Tabs' }

/** One tab as its bar shows it. */
export interface Tag {
  readonly key: string
  /** Empty for the default label. */
  readonly title: string
  readonly subtitle?: string
  /** The node that this tab is, when it is one: a press on the canvas selects it. */
  readonly nodeId?: NodeId
}

/** Ids that tie tab and panel together. */
export function tagIds(base: string, key: string): { readonly tab: string; readonly panel: string } {
  return { tab: `${base}-${key}-tab`, panel: `${base}-${key}-panel` }
}

/** A bar of tabs that scrolls the chosen one to its middle. Arrow keys, Home and End walk through it. */
export function TagBar(props: {
  readonly tags: readonly Tag[]
  readonly active: number
  readonly look: string
  readonly idBase: string
  readonly locale: Locale
  readonly mode: ViewMode
  readonly onChoose: (index: number) => void
}): ReactNode {
  const { tags, active, look, idBase, locale, mode, onChoose } = props
  const bar = useRef<HTMLDivElement>(null)
  const isDrawn = useRef(false)
  useEffect(() => {
    // Nothing moves when the bar first appears: the first tab stands at its start.
    if (isDrawn.current && bar.current) return scrollAlong(bar.current, bar.current.children[active])
    isDrawn.current = true
    return undefined
  }, [active])
  const walk = (event: KeyboardEvent) => {
    const next = stepOf(event.key, active, tags.length)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    const tab = bar.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
  }
  return (
    // The focus goes to the chosen tab; the bar only listens to the keys that come from it.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={bar} className={`mw-tags is-${look}`} role="tablist" aria-label={say(locale, BAR)} onKeyDown={walk}>
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
          tabIndex={mode === 'edit' || index !== active ? -1 : 0}
          onClick={() => onChoose(index)}
        >
          <b>{tag.title || say(locale, TAB_LABEL, { n: index + 1 })}</b>
          {tag.subtitle !== undefined && tag.subtitle !== '' && <small>{tag.subtitle}</small>}
        </button>
      ))}
    </div>
  )
}

function stepOf(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (active + 1) % count
  if (key === 'ArrowLeft') return (active - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
