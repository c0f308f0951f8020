import { LOCALES } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import { samplePageOf, STRESS_FIXTURES } from '@mallwright/modules/samples'
import type { StressFixtureName } from '@mallwright/modules/samples'
import { VIEWS } from '@mallwright/modules/views'
import { currentLocale, useText } from '@mallwright/shop-core/i18n'
import { PageView } from '@mallwright/viewer/runtime'
import type { PageScope, Views } from '@mallwright/viewer/runtime'
import { memo, useMemo, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { loadAllViews } from '../../../viewport/module-views.ts'
import { WIDTHS, galleryAddress, galleryCells, readGalleryState } from './gallery-state.ts'
import type { GalleryCell, GalleryState } from './gallery-state.ts'
import './gallery.css'

/** Texts of the gallery. */
const GALLERY_TEXTS = {
  title: { zh: '模块画廊', en: 'Module gallery' },
  all: { zh: '全部模块', en: 'All modules' },
  module: { zh: '模块', en: 'Module' },
  data: { zh: '数据', en: 'Data' },
  theme: { zh: '主题', en: 'Theme' },
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  locale: { zh: '语言', en: 'Language' },
  width: { zh: '宽度', en: 'Width' },
  count: { zh: '共 {n} 格', en: '{n} {n:cell|cells}' },
} satisfies Record<string, Label>

const NO_DATA = {}
const ignore = () => undefined

/** Gallery of every module in every variant, with data of every kind, in both themes and languages. */
export function ModuleGallery({ views }: { readonly views: Views }): ReactNode {
  const text = useText()
  const [state, setState] = useState(() => readGalleryState(location.search, currentLocale()))
  const change = (patch: Partial<GalleryState>) => {
    const next = { ...state, ...patch }
    history.replaceState(null, '', galleryAddress(next))
    setState(next)
  }
  const cells = useMemo(() => galleryCells(state), [state])
  const rendered = cells.map((cell) => (
    <Cell key={`${cell.module} ${cell.variant} ${state.data}`} cell={cell} state={state} views={views} />
  ))
  if (state.isBare) return <main className="st-gallery-bare">{rendered}</main>
  return (
    <div className="st-root st-gallery">
      <header className="st-gallery-head">
        <h1>{text(GALLERY_TEXTS.title)}</h1>
        <Choice
          name={text(GALLERY_TEXTS.module)}
          value={state.module}
          options={[
            ['', text(GALLERY_TEXTS.all)],
            ...Object.values(DEFINITIONS).map(({ type, label }) => [type, text(label)] as const),
          ]}
          onChange={(module) => change({ module, variant: '' })}
        />
        <Choice
          name={text(GALLERY_TEXTS.data)}
          value={state.data}
          options={Object.entries(STRESS_FIXTURES).map(([name, { label }]) => [name, text(label)] as const)}
          onChange={(data) => change({ data: data as StressFixtureName })}
        />
        <Choice
          name={text(GALLERY_TEXTS.theme)}
          value={state.theme}
          options={[
            ['light', text(GALLERY_TEXTS.light)],
            ['dark', text(GALLERY_TEXTS.dark)],
          ]}
          onChange={(theme) => change({ theme: theme === 'dark' ? 'dark' : 'light' })}
        />
        <Choice
          name={text(GALLERY_TEXTS.locale)}
          value={state.locale}
          options={LOCALES.map((locale) => [locale, locale === 'zh-CN' ? '中文' : 'English'] as const)}
          onChange={(locale) => change({ locale: LOCALES.find((option) => option === locale) ?? 'zh-CN' })}
        />
        <Choice
          name={text(GALLERY_TEXTS.width)}
          value={String(state.width)}
          options={WIDTHS.map((width) => [String(width), `${width}`] as const)}
          onChange={(width) => change({ width: WIDTHS.find((option) => String(option) === width) ?? 375 })}
        />
        <span className="st-hint" role="status">
          {text(GALLERY_TEXTS.count, { n: cells.length })}
        </span>
      </header>
      <main className="st-gallery-cells" style={{ '--page-width': `${state.width}px` } as CSSProperties}>
        {rendered}
      </main>
    </div>
  )
}

function Choice(props: {
  readonly name: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  readonly onChange: (value: string) => void
}): ReactNode {
  const { name, value, options, onChange } = props
  return (
    <label className="st-gallery-choice">
      <span>{name}</span>
      <select className="st-input" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

const Cell = memo(function Cell(props: {
  readonly cell: GalleryCell
  readonly state: GalleryState
  readonly views: Views
}): ReactNode {
  const { cell, state, views } = props
  const [error, setError] = useState('')
  const page = useMemo(() => samplePageOf(cell.module, cell.props), [cell])
  const { data, theme, locale, width, isBare } = state
  // What floats above a page would float above all cells.
  const mode = views[cell.module]?.isFloating && !isBare ? 'edit' : 'view'
  const scope: PageScope = useMemo(
    () => ({
      views,
      data: NO_DATA,
      source: STRESS_FIXTURES[data].source,
      generation: 0,
      locale,
      mode,
      origin: location.origin,
      onAction: ignore,
      onError: (error) => setError(String(error)),
    }),
    [views, data, locale, mode],
  )
  const name = `${cell.module} ${cell.variant}`
  return (
    <section className="st-cell" data-cell={name} data-error={error || undefined} aria-label={name}>
      <h2>
        {cell.module} <em>{cell.variant}</em>
      </h2>
      {/* A page root of its own, out of reach of the studio's styles. */}
      <div className="st-cell-page" data-theme={theme} lang={locale} style={isBare ? undefined : { width }}>
        <PageView page={page} scope={scope} />
      </div>
      {error !== '' && <p className="st-error">{error}</p>}
    </section>
  )
})

/** Mounts the gallery at `/studio/gallery`; needs neither requests nor sign-in. */
export async function mountGallery(root: HTMLElement): Promise<void> {
  createRoot(root).render(<ModuleGallery views={await loadAllViews(VIEWS)} />)
}
