import { filesIn } from '@mallwright/contract/file'
import { newUuid } from '@mallwright/contract/values'

import { callOf } from '../../../commands/kit/define-command.ts'
import { replaceFileUses } from '../../../commands/page/replace-file-uses.ts'
import { refreshBlocks } from '../../blocks/model/blocks.queries.ts'
import type { Studio } from '../../../studio/studio.ts'
import type { AssetFile, AssetFolder } from './assets.queries.ts'
import { ASSETS_TEXTS } from './assets.texts.ts'

/** Outcome of an action as a message with parameters. */
export interface ActionOutcome {
  readonly isDone: boolean
  readonly label: { readonly zh: string; readonly en: string }
  readonly parts?: Readonly<Record<string, string | number>>
  /** The server's own message, where there is nothing better. */
  readonly message?: string
}

type Text = (label: ActionOutcome['label'], parts?: Readonly<Record<string, string | number>>) => string

/** Text of an outcome. */
export function announceOutcome({ label, parts, message = '' }: ActionOutcome, text: Text): string {
  return message === '' ? text(label, parts) : message
}

const failed = (message: string): ActionOutcome => ({ isDone: false, label: ASSETS_TEXTS.failed, message })

/** Moves files to a folder; `''` for none. */
export async function moveTo(
  { api }: Studio,
  ids: readonly string[],
  folder: { readonly id: string; readonly name: string },
): Promise<ActionOutcome> {
  const answer = await api.moveFiles({ body: { cDocIds: [...ids], cFolderUuid: folder.id } })
  if (!answer.ok) return failed(answer.msg)
  return { isDone: true, label: ASSETS_TEXTS.moved, parts: { count: ids.length, folder: folder.name } }
}

/** Creates a folder, or renames the one with the id. */
export async function saveFolder(
  { api }: Studio,
  folder: { readonly name: string } & ({ readonly parentId: string } | { readonly id: string }),
): Promise<ActionOutcome> {
  const { name } = folder
  const isNew = 'parentId' in folder
  const target = isNew ? { cParentUuid: folder.parentId } : { cFolderUuid: folder.id }
  const answer = await api.saveFileFolder({ body: { ...target, cFolderName: name } })
  if (!answer.ok) return failed(answer.msg)
  return { isDone: true, label: isNew ? ASSETS_TEXTS.folderMade : ASSETS_TEXTS.folderRenamed, parts: { name } }
}

/** Deletes an empty folder. */
export async function deleteFolder({ api }: Studio, { id, name }: AssetFolder): Promise<ActionOutcome> {
  const answer = await api.delFileFolder({ body: { cFolderUuid: id } })
  if (answer.ok) return { isDone: true, label: ASSETS_TEXTS.folderDeleted, parts: { name } }
  return answer.failure === 'FOLDER_NOT_EMPTY'
    ? { isDone: false, label: ASSETS_TEXTS.folderNotEmpty }
    : failed(answer.msg)
}

/** Deletes unused files; saves the open page first, so that its uses count. */
export async function deleteFiles(studio: Studio, ids: readonly string[], text: Text): Promise<ActionOutcome> {
  if (!(await studio.autosave.flush())) return { isDone: false, label: ASSETS_TEXTS.notSaved }
  const answer = await studio.api.delFiles({ body: { cDocIds: [...ids] } })
  if (answer.ok) return { isDone: true, label: ASSETS_TEXTS.deleted, parts: { count: ids.length } }
  if (answer.failure !== 'FILE_IN_USE') return failed(answer.msg)
  const { cOriginName: name, cPlaces, iElsewhere } = answer.data
  const others = iElsewhere > 0 ? [text(ASSETS_TEXTS.otherSites, { count: iElsewhere })] : []
  const places = [...(cPlaces === '' ? [] : [cPlaces]), ...others].join('、')
  return { isDone: false, label: ASSETS_TEXTS.inUse, parts: { name, places } }
}

/** Renames a file. */
export async function renameTo({ api }: Studio, id: string, name: string): Promise<ActionOutcome> {
  const answer = await api.renameFile({ body: { cDocId: id, cOriginName: name } })
  return answer.ok ? { isDone: true, label: ASSETS_TEXTS.renamed, parts: { name } } : failed(answer.msg)
}

/** Replaces a file everywhere. In the open page as an undoable step that autosave saves; the server changes all other drafts. */
export async function replaceEverywhere(studio: Studio, old: AssetFile, next: AssetFile): Promise<ActionOutcome> {
  if (old.kind !== next.kind) return { isDone: false, label: ASSETS_TEXTS.kindDiffers }
  const { api, column, page, autosave } = studio
  const { document } = page.documents.getState()
  const nodeIds = Object.values(document.nodes).flatMap(({ id, props }) =>
    filesIn(props).includes(old.id) ? [id] : [],
  )
  const standIn = { url: next.url, width: next.width, height: next.height, durationSec: next.durationSec }
  const input = { fileId: old.id, next: standIn, nodeIds }
  const isHere = nodeIds.length > 0
  if (isHere && !page.run(callOf(replaceFileUses, input))) return { isDone: false, label: ASSETS_TEXTS.replaceHeld }
  const answer = await api.replaceFile({
    body: { cDocId: old.id, cWithDocId: next.id, cExceptColumnCode: column, cRequestUuid: newUuid() },
  })
  if (!answer.ok) {
    if (isHere) page.undo()
    return failed(answer.msg)
  }
  if (isHere) await autosave.flush()
  // Linked blocks render their current content.
  await refreshBlocks(api)
  const here = isHere ? [document.title || column] : []
  const names = [...here, ...answer.data.results.map(({ cColumnName, cColumnCode }) => cColumnName || cColumnCode)]
  if (names.length === 0) return { isDone: true, label: ASSETS_TEXTS.replacedNone }
  return { isDone: true, label: ASSETS_TEXTS.replaced, parts: { pages: names.length, names: names.join('、') } }
}
