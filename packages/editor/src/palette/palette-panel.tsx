import { DEFINITIONS } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'

import { useStudio } from '../studio/studio.ts'
import { later, pressLater } from '../ui/later.ts'
import { GROUP_LABELS, PALETTE_TEXTS } from './palette.texts.ts'
import './palette.css'

// The studio can be worked with before the thumbnails and their samples are here.
const Thumbnail = lazy(async () => ({ default: (await import('./thumbnail.tsx')).Thumbnail }))

// So can what puts a module onto the page.
const taking = later(() => import('./take-module.ts'))

/** The left panel from which modules are inserted, by drag or by one click. */
export function PalettePanel(): ReactNode {
  const text = useText()
  const [word, setWord] = useState('')
  const found = Object.values(DEFINITIONS).filter((definition) => !definition.standsIn && isFound(definition, word))
  const groups = Object.entries(GROUP_LABELS).map(([group, label]) => ({
    label,
    definitions: found.filter((definition) => definition.group === group),
  }))
  return (
    <div className="st-palette">
      <input
        className="st-input"
        type="search"
        placeholder={text(PALETTE_TEXTS.search)}
        aria-label={text(PALETTE_TEXTS.search)}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <p className="st-hint">{text(PALETTE_TEXTS.hint)}</p>
      {groups.map(
        ({ label, definitions }) =>
          definitions.length > 0 && (
            <section key={label.en}>
              <h2>{text(label)}</h2>
              <div className="st-palette-grid">
                {definitions.map((definition) => (
                  <PaletteEntry key={definition.type} definition={definition} />
                ))}
              </div>
            </section>
          ),
      )}
      {found.length === 0 && (
        <div className="st-empty" role="status">
          <SearchX />
          <strong>{text(PALETTE_TEXTS.none)}</strong>
          <span>{text(PALETTE_TEXTS.noneHint)}</span>
        </div>
      )}
    </div>
  )
}

function isFound({ label, help, type }: Definition, word: string): boolean {
  const wanted = word.trim().toLowerCase()
  return [label.zh, label.en, help.zh, help.en, type].some((one) => one.toLowerCase().includes(wanted))
}

function PaletteEntry({ definition }: { readonly definition: Definition }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const insert = () => void taking.load().then(({ insertModule }) => insertModule(studio, definition))
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return
    pressLater(taking, event.nativeEvent, ({ takeModule }) => takeModule(studio, event.nativeEvent, definition))
  }
  return (
    <div className="st-palette-entry" title={text(definition.help)} onPointerDown={press}>
      <Suspense fallback={<span className="st-thumbnail" />}>
        <Thumbnail definition={definition} />
      </Suspense>
      {/* Taps come through the gesture; a click without a pointer is a key or a screen reader. */}
      <button type="button" onClick={(event) => event.detail === 0 && insert()}>
        {text(definition.label)}
      </button>
    </div>
  )
}
