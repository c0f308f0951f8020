import { MAX_FOLDER_DEPTH, NO_FOLDER } from '@mallwright/contract/file'
import { useText } from '@mallwright/shop-core/i18n'
import { FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useLibrary, useLibraryState } from '../../model/asset-context.ts'
import { useFolders } from '../../model/assets.queries.ts'
import type { AssetFolder, AssetFolders } from '../../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../../model/assets.texts.ts'
import { folderRows } from '../../model/file-facts.ts'
import { announceOutcome, deleteFolder, saveFolder } from '../../model/library-actions.ts'
import { FolderForm } from './folder-form.tsx'
import { FolderTree } from './folder-tree.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'

type Form = 'new' | 'rename'

/** Folders: browse, create, rename, delete, drop files. */
export function FolderPanel(): ReactNode {
  const text = useText()
  const { data: folders, reload } = useFolders()
  return (
    <nav className="st-assets-folders" aria-label={text(ASSETS_TEXTS.folders)}>
      {folders === 'loading' && <p className="st-hint">{text(ASSETS_TEXTS.loading)}</p>}
      {folders === 'failed' && <LoadError message={ASSETS_TEXTS.loadFailed} onRetry={reload} />}
      {typeof folders !== 'string' && <FolderList folders={folders} />}
    </nav>
  )
}

function FolderList({ folders }: { readonly folders: AssetFolders }): ReactNode {
  const text = useText()
  const studio = useStudio()
  const library = useLibrary()
  const folderId = useLibraryState(({ filter }) => filter.folderId)
  const [form, setForm] = useState<Form>()
  const [error, setError] = useState('')
  const rows = folderRows(folders.list)
  const current = rows.find(({ folder }) => folder.id === folderId)
  const end = async (notice: string) => {
    setForm(undefined)
    setError('')
    studio.announcer.speak(notice)
    await library.reload()
  }
  const save = async (name: string) => {
    const parentId = folderId === NO_FOLDER ? '' : folderId
    const outcome = await saveFolder(studio, form === 'new' ? { parentId, name } : { id: folderId, name })
    if (!outcome.isDone) return announceOutcome(outcome, text)
    await end(announceOutcome(outcome, text))
    return ''
  }
  const remove = async (folder: AssetFolder) => {
    const outcome = await deleteFolder(studio, folder)
    if (!outcome.isDone) return setError(announceOutcome(outcome, text))
    library.show({ folderId: folder.parentId })
    return end(announceOutcome(outcome, text))
  }
  return (
    <>
      <div className="st-assets-folder-head">
        <strong>{text(ASSETS_TEXTS.folders)}</strong>
        <IconButton
          label={text(ASSETS_TEXTS.newFolder)}
          disabled={current !== undefined && current.depth + 1 >= MAX_FOLDER_DEPTH}
          onClick={() => setForm('new')}
        >
          <FolderPlus />
        </IconButton>
        <IconButton label={text(ASSETS_TEXTS.renameFolder)} disabled={!current} onClick={() => setForm('rename')}>
          <Pencil />
        </IconButton>
        <IconButton
          label={text(ASSETS_TEXTS.deleteFolder)}
          disabled={!current}
          onClick={() => current && void remove(current.folder)}
        >
          <Trash2 />
        </IconButton>
      </div>
      {form && (
        <FolderForm
          key={`${form} ${folderId}`}
          name={form === 'rename' ? (current?.folder.name ?? '') : ''}
          onSave={save}
          onCancel={() => setForm(undefined)}
        />
      )}
      {error !== '' && (
        <p className="st-error" role="alert">
          {error}
        </p>
      )}
      <FolderTree folders={folders} rows={rows} onGo={() => setError('')} />
    </>
  )
}
