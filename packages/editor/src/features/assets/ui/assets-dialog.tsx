import { NO_FOLDER } from '@mallwright/contract/file'
import { useText } from '@mallwright/shop-core/i18n'
import { MousePointerClick, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LibraryContext, useLibraryState, usePickedFiles } from '../model/asset-context.ts'
import { libraryOf } from '../model/asset-library.ts'
import { useFolders } from '../model/assets.queries.ts'
import type { AssetFile } from '../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'
import { AssetDetails } from './asset-details.tsx'
import { AssetGrid } from './asset-grid.tsx'
import { AssetToolbar, PickedBar, ReplaceBar } from './asset-toolbar.tsx'
import { FolderPanel } from './folders/folder-panel.tsx'
import { UploadList } from './upload-list.tsx'
import { useIncomingFiles } from './use-incoming-files.ts'
import './folders/folders.css'
import './asset-grid.css'
import './uploads.css'
import './assets.css'

/** Library of the site's pictures and videos, for management or for choosing a file. */
export function AssetsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { api, view } = useStudio()
  const text = useText()
  const choice = useStore(view, (state) => state.assetChoice)
  const library = libraryOf(api)
  useEffect(() => library.show({ folderId: '', keyword: '', kind: choice?.kind }), [library, choice?.kind])
  const use = (file: AssetFile) => {
    if (file.kind !== choice?.kind) return
    choice.onChoose(file)
    onClose()
  }
  const title =
    choice === undefined
      ? ASSETS_TEXTS.title
      : choice.kind === 'picture'
        ? ASSETS_TEXTS.choosePicture
        : ASSETS_TEXTS.chooseVideo
  return (
    <LibraryContext value={library}>
      <Dialog
        title={text(title)}
        className="st-assets"
        onClose={onClose}
        foot={choice && <UseFoot onUse={use} onClose={onClose} />}
      >
        <Library isChoosing={choice !== undefined} onUse={use} onClose={onClose} />
      </Dialog>
    </LibraryContext>
  )
}

function UseFoot(props: { readonly onUse: (file: AssetFile) => void; readonly onClose: () => void }): ReactNode {
  const { onUse, onClose } = props
  const text = useText()
  const picked = usePicked()
  return (
    <>
      <button type="button" className="st-button" onClick={onClose}>
        {text(ASSETS_TEXTS.cancel)}
      </button>
      <button type="button" className="st-button is-primary" disabled={!picked} onClick={() => picked && onUse(picked)}>
        {text(ASSETS_TEXTS.use)}
      </button>
    </>
  )
}

/** The selected file, if it is exactly one. */
function usePicked(): AssetFile | undefined {
  const [first, second] = usePickedFiles()
  return second ? undefined : first
}

function Library(props: {
  readonly isChoosing: boolean
  readonly onUse: (file: AssetFile) => void
  readonly onClose: () => void
}): ReactNode {
  const { isChoosing, onUse, onClose } = props
  const { api } = useStudio()
  const text = useText()
  const library = libraryOf(api)
  const { add, isOver, dropProps } = useIncomingFiles(library)
  const [replacing, setReplacing] = useState<AssetFile>()
  const picked = usePicked()
  const { length: count } = usePickedFiles()
  const folder = useFolderName()
  const focusDelete = () => document.querySelector<HTMLElement>('.st-assets [data-delete] button')?.focus()
  return (
    <div className="st-assets-body" {...dropProps}>
      <FolderPanel />
      <div className="st-assets-main">
        <AssetToolbar hasKinds={!isChoosing} onFiles={add} />
        {replacing && (
          <ReplaceBar
            old={replacing}
            next={picked && picked.id !== replacing.id ? picked : undefined}
            onDone={() => setReplacing(undefined)}
          />
        )}
        <AssetGrid onUse={onUse} onDelete={focusDelete} />
        {count > 1 && <PickedBar />}
        <UploadList />
      </div>
      <aside className="st-assets-details" aria-label={text(ASSETS_TEXTS.details)}>
        {picked ? (
          <AssetDetails
            file={picked}
            onReplace={() => {
              setReplacing(picked)
              library.pick([])
            }}
            onClose={onClose}
          />
        ) : (
          <div className="st-empty">
            <MousePointerClick />
            <strong>{count > 1 ? text(ASSETS_TEXTS.picked, { count }) : text(ASSETS_TEXTS.nothingPicked)}</strong>
            <span>{text(ASSETS_TEXTS.nothingPickedHint)}</span>
          </div>
        )}
      </aside>
      {isOver && (
        <p className="st-assets-drop" aria-hidden="true">
          <Upload />
          {text(ASSETS_TEXTS.dropHere, { folder })}
        </p>
      )}
    </div>
  )
}

/** Name of the folder that uploads go to. */
function useFolderName(): string {
  const text = useText()
  const { data: folders } = useFolders()
  const folderId = useLibraryState(({ filter }) => filter.folderId)
  if (folderId === '' || folderId === NO_FOLDER || typeof folders === 'string') return text(ASSETS_TEXTS.unfiled)
  return folders.list.find(({ id }) => id === folderId)?.name ?? ''
}
