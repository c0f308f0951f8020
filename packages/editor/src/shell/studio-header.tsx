import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Eye, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { keysOf } from '../actions/shortcut-text.ts'
import { redoableStep, undoableStep } from '../document-store/history.ts'
import { isBlockDocument } from '../features/blocks/model/block-document.ts'
import { SaveStatus } from '../features/saving/ui/save-status.tsx'
import { isSitePart } from '../features/site/model/site-store.ts'
import { useDocument, useStore, useStudio } from '../studio/studio.ts'
import { ZOOM_STEPS } from '../studio/view-store.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { lazyComponent } from '../ui/lazy.tsx'
import { useIsCompact } from '../ui/use-media.ts'
import { DEVICES } from '../viewport/devices.ts'
import { DocumentSwitch } from './document-switch.tsx'
import { SHELL_TEXTS } from './shell.texts.ts'

const PresenceAvatars = lazyComponent(
  async () => (await import('../features/presence/ui/presence-avatars.tsx')).PresenceAvatars,
)
const CanvasThemeButton = lazyComponent(async () => (await import('./canvas-theme-button.tsx')).CanvasThemeButton)
const HeaderTools = lazyComponent(async () => (await import('./header-tools.tsx')).HeaderTools)
const TopMenu = lazyComponent(async () => (await import('./top-menu.tsx')).TopMenu)

/** Header: page, history, save status, zoom, language, theme, preview and publish. */
export function StudioHeader(): ReactNode {
  return useIsCompact() ? <CompactBar /> : <WideBar />
}

/** Essential controls; the menu has the others. */
function CompactBar(): ReactNode {
  return (
    <header className="st-top is-compact">
      <PageName />
      <DocumentSwitch />
      <SaveStatus />
      <HistoryButtons />
      <TopMenu />
      <PublishButton />
    </header>
  )
}

/** Blocks are published with their pages. */
function PublishButton(): ReactNode {
  const { column, view, isReadOnly } = useStudio()
  const text = useText()
  if (isBlockDocument(column)) return null
  return (
    <button
      type="button"
      className="st-button is-primary"
      disabled={isReadOnly}
      onClick={() => view.setState({ dialog: 'publish' })}
    >
      {text(SHELL_TEXTS.publish)}
    </button>
  )
}

function PageName(): ReactNode {
  const text = useText()
  const title = useDocument((document) => document.title)
  return <h1 className="st-visually-hidden">{title || text(SHELL_TEXTS.untitled)}</h1>
}

function WideBar(): ReactNode {
  const { column, view } = useStudio()
  const text = useText()
  return (
    <header className="st-top">
      <div className="st-top-side">
        <span className="st-logo" aria-hidden="true" />
        <PageName />
        <DocumentSwitch />
        <SaveStatus />
      </div>
      <div className="st-top-middle">
        <HistoryButtons />
        {!isSitePart(column) && (
          <>
            <DeviceSelect />
            <ZoomSelect />
            <CanvasThemeButton />
          </>
        )}
      </div>
      <div className="st-top-side is-end">
        <PresenceAvatars />
        <HeaderTools />
        {!isBlockDocument(column) && (
          <button type="button" className="st-button" onClick={() => view.setState({ dialog: 'preview' })}>
            <Eye />
            {text(SHELL_TEXTS.preview)}
          </button>
        )}
        <PublishButton />
      </div>
    </header>
  )
}

function HistoryButtons(): ReactNode {
  const { page, actions } = useStudio()
  const text = useText()
  const all = useStore(actions, (registered) => registered)
  const shortcutOf = (name: string) => keysOf(all.find((action) => action.name === name) ?? {})
  // The temporal store is written after the document; labels are constants.
  const { temporal } = page.documents
  const undoable = useStore(temporal, () => undoableStep(page.documents)?.label)
  const redoable = useStore(temporal, () => redoableStep(page.documents)?.label)
  const labelOf = (step: Label | undefined, plain: 'undo' | 'redo') =>
    step ? text(SHELL_TEXTS[`${plain}Step`], { step: text(step) }) : text(SHELL_TEXTS[plain])
  return (
    <>
      <IconButton
        label={labelOf(undoable, 'undo')}
        keys={shortcutOf('history.undo')}
        disabled={!undoable}
        onClick={() => page.undo()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={labelOf(redoable, 'redo')}
        keys={shortcutOf('history.redo')}
        disabled={!redoable}
        onClick={() => page.redo()}
      >
        <Redo2 />
      </IconButton>
    </>
  )
}

function DeviceSelect(): ReactNode {
  const { view } = useStudio()
  const text = useText()
  const { width } = useStore(view, (state) => state.device)
  return (
    <select
      className="st-input st-device"
      aria-label={text(SHELL_TEXTS.device)}
      title={text(SHELL_TEXTS.device)}
      value={width}
      onChange={(event) => {
        const device = DEVICES.find((candidate) => candidate.width === Number(event.target.value))
        if (device) view.setState({ device })
      }}
    >
      {DEVICES.map((device) => (
        <option key={device.width} value={device.width}>
          {device.width} × {device.height}
        </option>
      ))}
    </select>
  )
}

function ZoomSelect(): ReactNode {
  const { view } = useStudio()
  const text = useText()
  const zoom = useStore(view, (state) => state.zoom)
  const steps = [...new Set([...ZOOM_STEPS, zoom])].toSorted((a, b) => a - b)
  return (
    <select
      className="st-input st-zoom"
      aria-label={text(SHELL_TEXTS.zoom)}
      value={zoom}
      onChange={(event) => view.setState({ zoom: Number(event.target.value) })}
    >
      {steps.map((step) => (
        <option key={step} value={step}>
          {Math.round(step * 100)}%
        </option>
      ))}
    </select>
  )
}
