import { MAX_FOLDER_DEPTH, NO_FOLDER } from '@mallwright/contract/file'
import type { FileFolder } from '@mallwright/contract/file'
import { useText } from '@mallwright/shop-core/i18n'
import { FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useLibrary, useLibraryState } from '../../model/asset-context.ts'
import type { Folders } from '../../model/asset-library.ts'
import { ASSETS_TEXTS } from '../../model/assets.texts.ts'
import { folderRows } from '../../model/file-facts.ts'
import { FolderForm } from './folder-form.tsx'
import { FolderTree } from './folder-tree.tsx'

type Form = 'new' | 'rename'

/** Folders: browse, create, rename, delete, drop files. */
export function FolderPanel(): ReactNode {
  const text = useText()
  const library = useLibrary()
  const folders = useLibraryState((state) => state.folders)
  return (
    <nav className="st-assets-folders" aria-label={text(ASSETS_TEXTS.folders)}>
      {folders === 'loading' && <p className="st-hint">{text(ASSETS_TEXTS.loading)}</p>}
      {folders === 'failed' && (
        <p className="st-error" role="alert">
          {text(ASSETS_TEXTS.loadFailed)}{' '}
          <button type="button" className="st-button is-small" onClick={() => void library.loadFolders()}>
            {text(ASSETS_TEXTS.retry)}
          </button>
        </p>
      )}
      {typeof folders !== 'string' && <FolderList folders={folders} />}
    </nav>
  )
}

function FolderList({ folders }: { readonly folders: Folders }): ReactNode {
  const text = useText()
  const { api, announcer } = useStudio()
  const library = useLibrary()
  const folderId = useLibraryState((state) => state.folderId)
  const [form, setForm] = useState<Form>()
  const [fault, setFault] = useState('')
  const rows = folderRows(folders.list)
  const current = rows.find(({ folder }) => folder.cFolderUuid === folderId)
  const end = async (notice: string) => {
    setForm(undefined)
    setFault('')
    announcer.speak(notice)
    await library.loadFolders()
  }
  const save = async (name: string) => {
    const parent = folderId === NO_FOLDER ? '' : folderId
    const body = form === 'new' ? { cParentUuid: parent } : { cFolderUuid: folderId }
    const answer = await api.saveFileFolder({ body: { ...body, cFolderName: name } })
    if (!answer.ok) return answer.msg || text(ASSETS_TEXTS.failed)
    await end(text(form === 'new' ? ASSETS_TEXTS.folderMade : ASSETS_TEXTS.folderRenamed, { name }))
    return ''
  }
  const remove = async ({ cFolderUuid, cFolderName: name, cParentUuid }: FileFolder) => {
    const answer = await api.delFileFolder({ body: { cFolderUuid } })
    if (answer.ok) {
      library.show({ folderId: cParentUuid })
      await end(text(ASSETS_TEXTS.folderDeleted, { name }))
    } else setFault(answer.failure === 'FOLDER_NOT_EMPTY' ? text(ASSETS_TEXTS.folderNotEmpty) : answer.msg)
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
          name={form === 'rename' ? (current?.folder.cFolderName ?? '') : ''}
          onSave={save}
          onCancel={() => setForm(undefined)}
        />
      )}
      {fault !== '' && (
        <p className="st-error" role="alert">
          {fault}
        </p>
      )}
      <FolderTree folders={folders} rows={rows} onGo={() => setFault('')} />
    </>
  )
}
