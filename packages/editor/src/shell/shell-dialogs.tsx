import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'
import { lazyComponent } from '../ui/lazy.tsx'
import { DialogsFailed } from './dialogs-failed.tsx'

const PublishDialog = lazyComponent(
  async () => (await import('../features/publish/ui/publish-dialog.tsx')).PublishDialog,
  DialogsFailed,
)
const ReleasesDialog = lazyComponent(
  async () => (await import('../features/publish/ui/releases-dialog.tsx')).ReleasesDialog,
  DialogsFailed,
)
const PreviewDialog = lazyComponent(
  async () => (await import('../features/publish/ui/preview-dialog.tsx')).PreviewDialog,
  DialogsFailed,
)
const ImportDialog = lazyComponent(
  async () => (await import('../features/designs/ui/import-dialog.tsx')).ImportDialog,
  DialogsFailed,
)
const ExportDialog = lazyComponent(
  async () => (await import('../features/designs/ui/export-dialog.tsx')).ExportDialog,
  DialogsFailed,
)
const PagesDialog = lazyComponent(
  async () => (await import('../features/pages/ui/pages-dialog.tsx')).PagesDialog,
  DialogsFailed,
)
const AssetsDialog = lazyComponent(
  async () => (await import('../features/assets/ui/assets-dialog.tsx')).AssetsDialog,
  DialogsFailed,
)
const TemplatesDialog = lazyComponent(
  async () => (await import('../features/pages/ui/templates-dialog.tsx')).TemplatesDialog,
  DialogsFailed,
)
const AllCommandsDialog = lazyComponent(
  async () => (await import('./actions/all-commands-dialog.tsx')).AllCommandsDialog,
  DialogsFailed,
)
const ShortcutsDialog = lazyComponent(
  async () => (await import('../actions/shortcuts-dialog.tsx')).ShortcutsDialog,
  DialogsFailed,
)
const NameBlockDialog = lazyComponent(
  async () => (await import('../features/blocks/ui/name-block-dialog.tsx')).NameBlockDialog,
  DialogsFailed,
)
const Tour = lazyComponent(async () => (await import('../features/tour/ui/tour.tsx')).Tour, DialogsFailed)
const ConflictDialog = lazyComponent(
  async () => (await import('../features/saving/ui/conflict-dialog.tsx')).ConflictDialog,
  DialogsFailed,
)

/** The open dialog, loaded on first use. */
export function ShellDialogs(): ReactNode {
  const { view, autosave } = useStudio()
  const dialog = useStore(view, (state) => state.dialog)
  const isTouring = useStore(view, (state) => state.isTouring)
  const save = useStore(autosave.state, (state) => state)
  const close = () => view.setState({ dialog: undefined, assetChoice: undefined })
  return (
    <>
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
      {isTouring && <Tour />}
      {save.kind === 'conflict' && <ConflictDialog conflict={save.conflict} />}
    </>
  )
}
