import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { FileCog, Files, History, LayoutGrid, ListTree, Palette, SlidersHorizontal, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { memo, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { CanvasPanel } from '../features/canvas/ui/canvas-panel.tsx'
import { PalettePanel } from '../features/palette/ui/palette-panel.tsx'
import { isBlockDocument } from '../features/blocks/model/block-document.ts'
import { isSitePart } from '../features/site/model/site-store.ts'
import { useStore, useStudio } from '../studio/studio.ts'
import type { LeftPanel } from '../studio/view-store.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { LazyBoundary } from '../ui/lazy.tsx'
import { useIsCompact } from '../ui/use-media.ts'
import { useKeyBuffer } from './actions/key-buffer.ts'
import {
  BlockGroup,
  BlockNote,
  HistoryPanel,
  InspectorSide,
  LayersSide,
  OtherEditors,
  PageStylePanel,
  PagesPanel,
  ShellDialogs,
  SitePartPreview,
  StudioListeners,
  ThemePanel,
  preloadPanels,
} from './lazy-panels.ts'
import { Announcements } from './announcements.tsx'
import { StudioHeader } from './studio-header.tsx'
import { SHELL_TEXTS } from './shell.texts.ts'
import './shell.css'
import './compact.css'

interface PanelEntry {
  readonly label: Label
  readonly Icon: LucideIcon
  readonly Panel: ComponentType
}

/** The palette with saved blocks. */
function PaletteSide(): ReactNode {
  return <PalettePanel More={BlockGroup} />
}

const LEFT_PANELS: Readonly<Record<LeftPanel, PanelEntry>> = {
  palette: { label: SHELL_TEXTS.palette, Icon: LayoutGrid, Panel: PaletteSide },
  layers: { label: SHELL_TEXTS.layers, Icon: ListTree, Panel: LayersSide },
  pages: { label: SHELL_TEXTS.pages, Icon: Files, Panel: PagesPanel },
  theme: { label: SHELL_TEXTS.theme, Icon: Palette, Panel: ThemePanel },
  page: { label: SHELL_TEXTS.page, Icon: FileCog, Panel: PageStylePanel },
  history: { label: SHELL_TEXTS.history, Icon: History, Panel: HistoryPanel },
}

/** Panels while a site part is edited: a single node, so there is nothing to insert or reorder. */
const PART_PANELS: readonly LeftPanel[] = ['pages', 'theme', 'history']

/** The studio around one open page. Memoised: nothing above re-renders it. */
export const Shell = memo(function Workbench(): ReactNode {
  const { view } = useStudio()
  const text = useText()
  useEffect(() => void preloadPanels(), [])
  useKeyBuffer()
  const sheet = useStore(view, (state) => state.sheet)
  return (
    <div className={`st-root st-shell${sheet ? ` has-sheet is-${sheet}` : ''}`}>
      <StudioHeader />
      <LeftSide />
      <Middle />
      <aside className="st-side is-right" aria-label={text(SHELL_TEXTS.inspector)}>
        <SheetHead label={SHELL_TEXTS.inspector} />
        <InspectorSide />
      </aside>
      <Announcements />
      <StudioListeners />
      <ShellDialogs />
    </div>
  )
})

/** The open document: a page, a site part, or a linked block with its banner. */
function Middle(): ReactNode {
  const { column } = useStudio()
  if (isBlockDocument(column)) {
    return (
      <main className="st-block-editor">
        <BlockNote />
        <div className="st-middle">
          <CanvasPanel overlay={<OtherEditors />} />
        </div>
      </main>
    )
  }
  return (
    <main className="st-middle">
      {isSitePart(column) ? <SitePartPreview /> : <CanvasPanel overlay={<OtherEditors />} />}
    </main>
  )
}

/** Header of a panel sheet with its close button. */
function SheetHead({ label }: { readonly label: Label }): ReactNode {
  const { view } = useStudio()
  const text = useText()
  if (!useIsCompact()) return null
  return (
    <header className="st-sheet-head">
      <strong>{text(label)}</strong>
      <IconButton label={text(SHELL_TEXTS.closeSheet)} onClick={() => view.setState({ sheet: undefined })}>
        <X />
      </IconButton>
    </header>
  )
}

function LeftSide(): ReactNode {
  const { column, view } = useStudio()
  const text = useText()
  const names = isSitePart(column) ? PART_PANELS : (Object.keys(LEFT_PANELS) as LeftPanel[])
  const current = useStore(view, (state) => state.leftPanel)
  const sheet = useStore(view, (state) => state.sheet)
  const isCompact = useIsCompact()
  const { Panel, label } = LEFT_PANELS[current]
  return (
    <>
      <nav className="st-rail" aria-label={text(SHELL_TEXTS.panels)}>
        {names.map((name) => {
          const { Icon, label: panelLabel } = LEFT_PANELS[name]
          return (
            <button
              key={name}
              type="button"
              aria-pressed={name === current && (!isCompact || sheet === 'left')}
              onClick={() =>
                view.setState({ leftPanel: name, sheet: sheet === 'left' && name === current ? undefined : 'left' })
              }
            >
              <Icon />
              {text(panelLabel)}
            </button>
          )
        })}
        {isCompact && (
          <button
            type="button"
            aria-pressed={sheet === 'right'}
            onClick={() => view.setState({ sheet: sheet === 'right' ? undefined : 'right' })}
          >
            <SlidersHorizontal />
            {text(SHELL_TEXTS.inspector)}
          </button>
        )}
      </nav>
      <aside className="st-side" aria-label={text(label)}>
        <SheetHead label={label} />
        <LazyBoundary key={current}>
          <Panel />
        </LazyBoundary>
      </aside>
    </>
  )
}
