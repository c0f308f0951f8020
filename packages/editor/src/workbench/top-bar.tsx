import type { Label } from '@mallwright/contract/values'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import type { ThemeStore } from '@mallwright/shop-core/theme'
import { CircleQuestionMark, Eye, Languages, LogOut, Moon, Redo2, Rocket, Sun, Undo2 } from 'lucide-react'
import { lazy } from 'react'
import type { ReactNode } from 'react'

import { redoableStep, undoableStep } from '../document-store/history.ts'
import { SaveStatus } from '../saving/save-status.tsx'
import { DocumentSelect } from '../site-parts/document-select.tsx'
import { isBlockDocument } from '../studio/block-document.ts'
import { isSitePart } from '../studio/site-store.ts'
import { useDocument, useStore, useStudio } from '../studio/studio.ts'
import { DEVICES } from '../studio/devices.ts'
import { ZOOM_STEPS } from '../studio/view-store.ts'
import type { DialogName } from '../studio/view-store.ts'
import { LazyPart } from '../ui/lazy-part.tsx'
import { useIsCompact } from '../ui/use-media.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useIsDark } from './use-is-dark.ts'
import { WORKBENCH_TEXTS } from './workbench.texts.ts'

const PresenceAvatars = lazy(async () => ({
  default: (await import('../presence/presence-avatars.tsx')).PresenceAvatars,
}))
const TopMenu = lazy(async () => ({ default: (await import('./top-menu.tsx')).TopMenu }))

/** The bar over everything: page, history, saving, zoom, language, theme, preview and publish. */
export function TopBar(): ReactNode {
  return useIsCompact() ? <CompactBar /> : <WideBar />
}

/** What is needed at any moment; everything else stands in a menu. */
function CompactBar(): ReactNode {
  return (
    <header className="st-top is-compact">
      <PageName />
      <DocumentSelect />
      <SaveStatus />
      <HistoryButtons />
      <LazyPart>
        <TopMenu />
      </LazyPart>
      <PublishButton />
    </header>
  )
}

/** Buyers get a block by its pages, so it is not published alone. */
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
      {text(WORKBENCH_TEXTS.publish)}
    </button>
  )
}

function PageName(): ReactNode {
  const text = useText()
  const title = useDocument((document) => document.title)
  return <h1 className="st-unseen">{title || text(WORKBENCH_TEXTS.untitled)}</h1>
}

function WideBar(): ReactNode {
  const { column, view, theme, signOut } = useStudio()
  const text = useText()
  const open = (dialog: DialogName) => view.setState({ dialog })
  return (
    <header className="st-top">
      <div className="st-top-side">
        <span className="st-logo" aria-hidden="true" />
        <PageName />
        <DocumentSelect />
        <SaveStatus />
      </div>
      <div className="st-top-middle">
        <HistoryButtons />
        {!isSitePart(column) && (
          <>
            <DeviceSelect />
            <ZoomSelect />
          </>
        )}
      </div>
      <div className="st-top-side is-end">
        <LazyPart>
          <PresenceAvatars />
        </LazyPart>
        <LanguageButton />
        {theme && <ThemeButton theme={theme} />}
        <IconButton className="st-help" label={text(WORKBENCH_TEXTS.help)} onClick={() => open('shortcuts')}>
          <CircleQuestionMark />
        </IconButton>
        <IconButton label={text(WORKBENCH_TEXTS.releases)} onClick={() => open('releases')}>
          <Rocket />
        </IconButton>
        {signOut && (
          <IconButton label={text(WORKBENCH_TEXTS.signOut)} onClick={signOut}>
            <LogOut />
          </IconButton>
        )}
        {!isBlockDocument(column) && (
          <button type="button" className="st-button" onClick={() => open('preview')}>
            <Eye />
            {text(WORKBENCH_TEXTS.preview)}
          </button>
        )}
        <PublishButton />
      </div>
    </header>
  )
}

function HistoryButtons(): ReactNode {
  const { page } = useStudio()
  const text = useText()
  // The temporal store is written after the document; a command's label is always the same object.
  const { temporal } = page.documents
  const undoable = useStore(temporal, () => undoableStep(page.documents)?.label)
  const redoable = useStore(temporal, () => redoableStep(page.documents)?.label)
  const labelOf = (step: Label | undefined, plain: 'undo' | 'redo') =>
    step ? text(WORKBENCH_TEXTS[`${plain}Step`], { step: text(step) }) : text(WORKBENCH_TEXTS[plain])
  return (
    <>
      <IconButton label={labelOf(undoable, 'undo')} disabled={!undoable} onClick={() => page.undo()}>
        <Undo2 />
      </IconButton>
      <IconButton label={labelOf(redoable, 'redo')} disabled={!redoable} onClick={() => page.redo()}>
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
      aria-label={text(WORKBENCH_TEXTS.device)}
      title={text(WORKBENCH_TEXTS.device)}
      value={width}
      onChange={(event) => {
        const device = DEVICES.find((one) => one.width === Number(event.target.value))
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
      aria-label={text(WORKBENCH_TEXTS.zoom)}
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

function LanguageButton(): ReactNode {
  const locale = useLocale()
  const text = useText()
  return (
    <IconButton
      label={text(WORKBENCH_TEXTS.language)}
      onClick={() => chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
    >
      <Languages />
    </IconButton>
  )
}

function ThemeButton({ theme }: { readonly theme: ThemeStore }): ReactNode {
  const text = useText()
  const isDark = useIsDark(theme)
  return (
    <IconButton
      label={text(isDark ? WORKBENCH_TEXTS.light : WORKBENCH_TEXTS.dark)}
      onClick={() => theme.choose(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  )
}
