import { DEFINITIONS } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { SearchX, Star } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentType, PointerEvent, ReactNode } from 'react'

import { useKept } from '../studio/kept-value.ts'
import { useStudio } from '../studio/studio.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { later, pressLater } from '../ui/later.ts'
import { LazyPart } from '../ui/lazy-part.tsx'
import { useHasTouch } from '../ui/use-media.ts'
import { favouriteModules, recentModules, rememberInserted, toggleFavourite } from './kept-modules.ts'
import { GROUP_LABELS, PALETTE_TEXTS } from './palette.texts.ts'
import '../studio/drawn-page/small-page.css'
import './palette.css'

// The studio can be worked with before the thumbnails and their samples are here.
const Thumbnail = lazy(async () => ({ default: (await import('./thumbnail.tsx')).Thumbnail }))

// So can what puts a module onto the page.
const taking = later(() => import('./take-module.ts'))

/** The left panel from which modules are inserted, by drag or by one click. `More` stands below the modules and gets the searched words too. */
export function PalettePanel({ More }: { readonly More?: ComponentType<{ readonly word: string }> }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const [word, setWord] = useState('')
  const hasTouch = useHasTouch()
  const favourites = useKept(favouriteModules)
  // As they were when the panel was opened: nothing shifts under the pointer that inserts.
  const [recent] = useState(recentModules.get)
  useEffect(() => rememberInserted(page), [page])
  const offered = Object.values(DEFINITIONS).filter((definition) => !definition.allowedParents)
  const found = offered.filter((definition) => isFound(definition, word))
  const byType = (types: readonly string[]) =>
    types.flatMap((type) => offered.find((definition) => definition.type === type) ?? [])
  const ownGroups = [
    { label: PALETTE_TEXTS.favourites, definitions: byType(favourites) },
    { label: PALETTE_TEXTS.recent, definitions: byType(recent).filter(({ type }) => !favourites.includes(type)) },
  ]
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
        maxLength={60}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <p className="st-hint">{text(hasTouch ? PALETTE_TEXTS.touchHint : PALETTE_TEXTS.hint)}</p>
      {word.trim() === '' &&
        ownGroups.map(
          ({ label, definitions }) =>
            definitions.length > 0 && (
              <section key={label.en} aria-label={text(label)}>
                <h2>{text(label)}</h2>
                <ul className="st-palette-chips">
                  {definitions.map((definition) => (
                    <li key={definition.type}>
                      <PaletteEntry definition={definition} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      {groups.map(
        ({ label, definitions }) =>
          definitions.length > 0 && (
            <section key={label.en} aria-label={text(label)}>
              <h2>{text(label)}</h2>
              <div className="st-palette-grid">
                {definitions.map((definition) => (
                  <PaletteEntry
                    key={definition.type}
                    definition={definition}
                    isFavourite={favourites.includes(definition.type)}
                  />
                ))}
              </div>
            </section>
          ),
      )}
      {More && (
        <LazyPart>
          <More word={word} />
        </LazyPart>
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

/** Every word must stand somewhere in what the module says of itself, in either language. */
function isFound({ label, help, type }: Definition, word: string): boolean {
  const said = [label.zh, label.en, help.zh, help.en, type].join('\n').toLowerCase()
  return word
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((part) => said.includes(part))
}

/** A module to insert: with its thumbnail and its star, or, without `isFavourite`, its name alone. */
function PaletteEntry(props: { readonly definition: Definition; readonly isFavourite?: boolean }): ReactNode {
  const { definition, isFavourite } = props
  const studio = useStudio()
  const text = useText()
  const insert = () => void taking.load().then(({ insertModule }) => insertModule(studio, definition))
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return
    pressLater(taking, event.nativeEvent, ({ takeModule }) => takeModule(studio, event.nativeEvent, definition))
  }
  const isChip = isFavourite === undefined
  return (
    <div
      className={isChip ? 'st-palette-chip' : 'st-palette-entry'}
      title={text(definition.help)}
      onPointerDown={press}
    >
      {!isChip && (
        <Suspense fallback={<span className="st-thumbnail" />}>
          <Thumbnail definition={definition} />
        </Suspense>
      )}
      {/* Taps come through the gesture; a click without a pointer is a key or a screen reader. */}
      <button type="button" onClick={(event) => event.detail === 0 && insert()}>
        {text(definition.label)}
      </button>
      {!isChip && <StarButton definition={definition} isFavourite={isFavourite} />}
    </div>
  )
}

function StarButton(props: { readonly definition: Definition; readonly isFavourite: boolean }): ReactNode {
  const { definition, isFavourite } = props
  const text = useText()
  const name = text(definition.label)
  return (
    <IconButton
      className={`st-palette-star${isFavourite ? ' is-on' : ''}`}
      label={text(isFavourite ? PALETTE_TEXTS.unstar : PALETTE_TEXTS.star, { name })}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => toggleFavourite(definition.type)}
    >
      <Star />
    </IconButton>
  )
}
