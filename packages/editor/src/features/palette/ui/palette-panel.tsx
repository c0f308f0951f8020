import type { Label } from '@mallwright/contract/values'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import type { Definition, ModuleGroup } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { SearchX, Star } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { ComponentType, PointerEvent, ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyComponent, lazyModule } from '../../../ui/lazy.tsx'
import { handlePress } from '../../../ui/press/handle-press.ts'
import { usePersisted } from '../../../ui/use-persisted.ts'
import { useHasTouch } from '../../../ui/use-media.ts'
import { paletteDrag } from '../model/palette-input.ts'
import { insertsSamples } from '../model/inserts-samples.ts'
import { favouriteModules, recentModules, rememberInserted, toggleFavourite } from '../model/recent-modules.ts'
import '../../../viewport/page-thumbnail.css'
import './palette.css'

/** Texts of the palette. */
const PALETTE_TEXTS = {
  search: { zh: '搜索模块', en: 'Search modules' },
  none: { zh: '没有找到模块', en: 'No module found' },
  noneHint: { zh: '换个词试试', en: 'Try another word' },
  hint: { zh: '拖到画布，或点击插入', en: 'Drag onto the canvas, or click to insert' },
  touchHint: { zh: '点一下模块，再点要放的位置；长按可拖动', en: 'Tap a module, then its place; hold to drag' },
  samples: { zh: '插入时带示例内容', en: 'Insert with sample content' },
  favourites: { zh: '收藏', en: 'Favourites' },
  recent: { zh: '最近使用', en: 'Recent' },
  star: { zh: '收藏{name}', en: 'Add {name} to the favourites' },
  unstar: { zh: '取消收藏{name}', en: 'Take {name} out of the favourites' },
  inserted: { zh: '已插入{name}，第 {index} 项，共 {count} 项', en: '{name} inserted, item {index} of {count}' },
} satisfies Record<string, Label>

/** Groups of the palette in order. */
const GROUP_LABELS: Readonly<Record<ModuleGroup, Label>> = {
  content: { zh: '内容', en: 'Content' },
  layout: { zh: '布局', en: 'Layout' },
  products: { zh: '商品', en: 'Products' },
}

// Thumbnails and samples are not needed for the first paint.
const Thumbnail = lazyComponent(async () => (await import('./module-thumbnail.tsx')).ModuleThumbnail)

// Nor are synonyms and pinyin, which the first typed letter asks for.
const moduleSearch = lazyModule(() => import('@mallwright/modules/search'))

/** Panel for inserting modules by drag or click. `More` renders below them with the same search. */
export function PalettePanel({ More }: { readonly More?: ComponentType<{ readonly word: string }> }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const [word, setWord] = useState('')
  const hasTouch = useHasTouch()
  const favourites = usePersisted(favouriteModules)
  const hasSamples = usePersisted(insertsSamples)
  // Snapshot at opening: entries must not shift under the pointer.
  const [recent] = useState(recentModules.get)
  useEffect(() => rememberInserted(page), [page])
  const offered = Object.values(DEFINITIONS).filter((definition) => !definition.allowedParents)
  const matches = useModuleSearch(word)
  const found = offered.filter((definition) => matches(definition, word))
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
      <label className="st-palette-samples">
        {text(PALETTE_TEXTS.samples)}
        <input
          type="checkbox"
          role="switch"
          className="st-switch"
          aria-checked={hasSamples}
          checked={hasSamples}
          onChange={(event) => insertsSamples.set(event.target.checked)}
        />
      </label>
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
      {More && <More word={word} />}
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

/** The search of modules: by name alone while its words load. */
function useModuleSearch(word: string): (definition: Definition, query: string) => boolean {
  const [search, setSearch] = useState(moduleSearch.current)
  const isNeeded = word.trim() !== '' && !search
  useEffect(() => {
    if (!isNeeded) return
    // Without them the names remain.
    moduleSearch.load().then(setSearch, () => undefined)
  }, [isNeeded])
  if (word.trim() === '') return () => true
  return search ? search.matchesQuery : ({ label }, query) => `${label.zh} ${label.en}`.includes(query.trim())
}

/** A module with thumbnail and favourite button; without `isFavourite` just its name. */
function PaletteEntry(props: { readonly definition: Definition; readonly isFavourite?: boolean }): ReactNode {
  const { definition, isFavourite } = props
  const studio = useStudio()
  const text = useText()
  const insert = () => void paletteDrag.load().then(({ insertModule }) => insertModule(studio, definition))
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return
    handlePress(paletteDrag, event.nativeEvent, ({ dragModule: takeModule }) =>
      takeModule(studio, event.nativeEvent, definition),
    )
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
      {/* The gesture handles pointer taps; a click without pointer comes from a key or screen reader. */}
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
