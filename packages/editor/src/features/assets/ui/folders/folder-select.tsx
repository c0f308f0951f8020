import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { useLibrary } from '../../model/asset-context.ts'
import { useFolders } from '../../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../../model/assets.texts.ts'
import { folderRows } from '../../model/file-facts.ts'
import { moveTo, announceOutcome } from '../../model/library-actions.ts'

/** Value of "no folder", distinct from no choice. */
const NONE = 'none'

/** Moves files by choosing a folder; shows the current one, or a prompt when `value` is absent. */
export function FolderSelect(props: { readonly ids: readonly string[]; readonly value?: string }): ReactNode {
  const { ids, value } = props
  const text = useText()
  const studio = useStudio()
  const library = useLibrary()
  const { data: folders } = useFolders()
  const rows = typeof folders === 'string' ? [] : folderRows(folders.list)
  const move = async (id: string) => {
    const found = rows.find(({ folder }) => folder.id === id)
    const name = found?.folder.name ?? text(ASSETS_TEXTS.unfiled)
    const outcome = await moveTo(studio, ids, { id: id === NONE ? '' : id, name })
    studio.announcer.notify(announceOutcome(outcome, text))
    await library.reload()
  }
  return (
    <select
      className="st-input"
      aria-label={text(value === undefined ? ASSETS_TEXTS.moveTo : ASSETS_TEXTS.folder)}
      value={value === undefined ? '' : value || NONE}
      onChange={(event) => void move(event.target.value)}
    >
      {value === undefined && <option value="">{text(ASSETS_TEXTS.moveTo)}</option>}
      <option value={NONE}>{text(ASSETS_TEXTS.unfiled)}</option>
      {rows.map(({ folder, depth }) => (
        <option key={folder.id} value={folder.id}>
          {'　'.repeat(depth)}
          {folder.name}
        </option>
      ))}
    </select>
  )
}
