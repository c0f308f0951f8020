import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import './search-list.css'

const COUNT = { zh: '{count} 个结果', en: '{count} {count:result|results}' }

/** A selectable entry. */
export interface SearchEntry {
  /** Unique among all shown entries. */
  readonly key: string
  readonly face: ReactNode
}

/** Entries under one heading. */
export interface SearchGroup<Entry extends SearchEntry> {
  readonly key: string
  readonly name: string
  readonly entries: readonly Entry[]
}

interface Props<Entry extends SearchEntry> {
  readonly label: string
  readonly word: string
  readonly groups: readonly SearchGroup<Entry>[]
  /** Rendered below the entries, such as for no results or loading. */
  readonly foot?: ReactNode
  readonly onWord: (word: string) => void
  readonly onChoose: (entry: Entry) => void
}

/** Combobox: search field with results, navigated by arrow keys inside the field. */
export function SearchList<Entry extends SearchEntry>(props: Props<Entry>): ReactNode {
  const { label, word, groups, foot, onWord, onChoose } = props
  const text = useText()
  const id = useId()
  const [activeWish, setActiveWish] = useState<string>()
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ key }) => key === activeWish) ?? entries[0]
  const activeKey = active?.key
  useEffect(() => {
    if (activeKey === undefined) return
    const option = document.getElementById(`${id}-${activeKey}`)
    option?.scrollIntoView?.({ block: 'nearest' })
  }, [id, activeKey])
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      const index = active ? entries.indexOf(active) : -1
      setActiveWish(entries.at((index + by) % entries.length)?.key)
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      onChoose(active)
    }
  }
  return (
    <div className="st-search">
      <input
        // The user opened this to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="st-input"
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && `${id}-${active.key}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={word}
        onChange={(event) => {
          setActiveWish(undefined)
          onWord(event.target.value)
        }}
        onKeyDown={keys}
      />
      <p className="st-visually-hidden" aria-live="polite">
        {text(COUNT, { count: entries.length })}
      </p>
      <div id={id} className="st-search-list" role="listbox" aria-label={label}>
        {groups.map(
          (group) =>
            group.entries.length > 0 && (
              <div key={group.key} role="group" aria-label={group.name}>
                <p aria-hidden="true">{group.name}</p>
                {group.entries.map((entry) => (
                  // The field handles keys and names the active option.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={entry.key}
                    id={`${id}-${entry.key}`}
                    className="st-search-entry"
                    role="option"
                    tabIndex={-1}
                    aria-selected={entry === active}
                    onPointerMove={() => setActiveWish(entry.key)}
                    onClick={() => onChoose(entry)}
                  >
                    {entry.face}
                  </div>
                ))}
              </div>
            ),
        )}
      </div>
      {foot}
    </div>
  )
}
