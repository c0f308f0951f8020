import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'
import { lazyComponent, LazyBoundary } from '../ui/lazy.tsx'
import { SHELL_TEXTS } from './shell.texts.ts'

const PublishDialog = lazyComponent(
  async () => (await import('../features/publish/ui/publish-dialog.tsx')).PublishDialog,
)
const ReleasesDialog = lazyComponent(
  async () => (await import('../features/publish/ui/releases-dialog.tsx')).ReleasesDialog,
)
const PreviewDialog = lazyComponent(
  async () => (await import('../features/publish/ui/preview-dialog.tsx')).PreviewDialog,
)
const ImportDialog = lazyComponent(async () => (await import('../features/designs/ui/import-dialog.tsx')).ImportDialog)
const ExportDialog = lazyComponent(async () => (await import('../features/designs/ui/export-dialog.tsx')).ExportDialog)
const PagesDialog = lazyComponent(async () => (await import('../features/pages/ui/pages-dialog.tsx')).PagesDialog)
const AssetsDialog = lazyComponent(async () => (await import('../features/assets/ui/assets-dialog.tsx')).AssetsDialog)
const TemplatesDialog = lazyComponent(
  async () => (await import('../features/pages/ui/templates-dialog.tsx')).TemplatesDialog,
)
const AllCommandsDialog = lazyComponent(
  async () => (await import('./actions/all-commands-dialog.tsx')).AllCommandsDialog,
)
const ShortcutsDialog = lazyComponent(async () => (await import('../actions/shortcuts-dialog.tsx')).ShortcutsDialog)
const NameBlockDialog = lazyComponent(
  async () => (await import('../features/blocks/ui/name-block-dialog.tsx')).NameBlockDialog,
)
const Tour = lazyComponent(async () => (await import('../features/tour/ui/tour.tsx')).Tour)
const ConflictDialog = lazyComponent(
  async () => (await import('../features/saving/ui/conflict-dialog.tsx')).ConflictDialog,
)

/** The open dialog, loaded on first use. */
export function ShellDialogs(): ReactNode {
  const { view, autosave } = useStudio()
  const text = useText()
  const dialog = useStore(view, (state) => state.dialog)
  const isTouring = useStore(view, (state) => state.isTouring)
  const save = useStore(autosave.state, (state) => state)
  const close = () => view.setState({ dialog: undefined, assetChoice: undefined })
  const unloadable = (
    <p className="st-toast" role="alert">
      {text(SHELL_TEXTS.dialogFailed)}
    </p>
  )
  return (
    <>
      {dialog && (
        <LazyBoundary key={dialog} broken={unloadable}>
          {dialog === 'publish' && <PublishDialog onClose={close} />}
          {dialog === 'releases' && <ReleasesDialog onClose={close} />}
          {dialog === 'preview' && <PreviewDialog onClose={close} />}
          {dialog === 'import' && <ImportDialog onClose={close} />}
          {dialog === 'pages' && <PagesDialog onClose={close} />}
          {dialog === 'newPage' && <PagesDialog isNew onClose={close} />}
          {dialog === 'assets' && <AssetsDialog onClose={close} />}
          {dialog === 'templates' && <TemplatesDialog onClose={close} />}
          {dialog === 'commands' && <AllCommandsDialog onClose={close} />}
          {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
          {dialog === 'saveBlock' && <NameBlockDialog onClose={close} />}
          {dialog === 'export' && <ExportDialog onClose={close} />}
        </LazyBoundary>
      )}
      {isTouring && (
        <LazyBoundary broken={unloadable}>
          <Tour />
        </LazyBoundary>
      )}
      {save.kind === 'conflict' && (
        <LazyBoundary broken={unloadable}>
          <ConflictDialog conflict={save.conflict} />
        </LazyBoundary>
      )}
    </>
  )
}
