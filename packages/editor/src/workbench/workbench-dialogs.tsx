import { useText } from '@mallwright/shop-core/i18n'
import { lazy } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'
import { LazyPart } from '../ui/lazy-part.tsx'
import { WORKBENCH_TEXTS } from './workbench.texts.ts'

const PublishDialog = lazy(async () => ({ default: (await import('../publish/publish-dialog.tsx')).PublishDialog }))
const ReleasesDialog = lazy(async () => ({ default: (await import('../publish/releases-dialog.tsx')).ReleasesDialog }))
const PreviewDialog = lazy(async () => ({ default: (await import('../preview/preview-dialog.tsx')).PreviewDialog }))
const ImportDialog = lazy(async () => ({ default: (await import('../designs/import-dialog.tsx')).ImportDialog }))
const ExportDialog = lazy(async () => ({ default: (await import('../designs/export-dialog.tsx')).ExportDialog }))
const PagesDialog = lazy(async () => ({ default: (await import('../pages/pages-dialog.tsx')).PagesDialog }))
const AssetsDialog = lazy(async () => ({ default: (await import('../assets/assets-dialog.tsx')).AssetsDialog }))
const TemplatesDialog = lazy(async () => ({
  default: (await import('../pages/templates/templates-dialog.tsx')).TemplatesDialog,
}))
const AllCommandsDialog = lazy(async () => ({
  default: (await import('./actions/all-commands-dialog.tsx')).AllCommandsDialog,
}))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}))
const NameBlockDialog = lazy(async () => ({
  default: (await import('../blocks/name-block-dialog.tsx')).NameBlockDialog,
}))
const Tour = lazy(async () => ({ default: (await import('../tour/tour.tsx')).Tour }))
const ConflictDialog = lazy(async () => ({ default: (await import('../saving/conflict-dialog.tsx')).ConflictDialog }))

/** The open dialog, loaded when it is first opened. */
export function WorkbenchDialogs(): ReactNode {
  const { view, saver } = useStudio()
  const text = useText()
  const dialog = useStore(view, (state) => state.dialog)
  const isTouring = useStore(view, (state) => state.isTouring)
  const save = useStore(saver.state, (state) => state)
  const close = () => view.setState({ dialog: undefined, assetChoice: undefined })
  const unloadable = (
    <p className="st-toast" role="alert">
      {text(WORKBENCH_TEXTS.dialogFailed)}
    </p>
  )
  return (
    <>
      {dialog && (
        <LazyPart key={dialog} broken={unloadable}>
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
        </LazyPart>
      )}
      {isTouring && (
        <LazyPart broken={unloadable}>
          <Tour />
        </LazyPart>
      )}
      {save.kind === 'conflict' && (
        <LazyPart broken={unloadable}>
          <ConflictDialog conflict={save.conflict} />
        </LazyPart>
      )}
    </>
  )
}
