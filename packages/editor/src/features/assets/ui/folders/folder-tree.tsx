import { NO_FOLDER } from '@mallwright/contract/file'
import { useText } from '@mallwright/shop-core/i18n'
import { Folder, Images, Inbox } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { useLibrary, useLibraryState } from '../../model/asset-context.ts'
import type { AssetFolders } from '../../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../../model/assets.texts.ts'
import { gridKey } from '../../model/file-facts.ts'
import type { FolderRow } from '../../model/file-facts.ts'
import { draggedFiles } from '../../model/dragged-files.ts'
import { moveTo, announceOutcome } from '../../model/library-actions.ts'

interface Line {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly depth: number
  readonly icon: ReactNode
}

/** Folder tree with arrow key navigation and drop targets. */
export function FolderTree(props: {
  readonly folders: AssetFolders
  readonly rows: readonly FolderRow[]
  readonly onGo: () => void
}): ReactNode {
  const { folders, rows, onGo } = props
  const text = useText()
  const library = useLibrary()
  const folderId = useLibraryState(({ filter }) => filter.folderId)
  const lines: Line[] = [
    { id: '', name: text(ASSETS_TEXTS.all), count: folders.total, depth: 0, icon: <Images /> },
    { id: NO_FOLDER, name: text(ASSETS_TEXTS.unfiled), count: folders.unfiled, depth: 0, icon: <Inbox /> },
    ...rows.map(({ folder, depth }) => ({
      id: folder.id,
      name: folder.name,
      count: folder.fileCount,
      depth,
      icon: <Folder />,
    })),
  ]
  const go = (id: string) => {
    onGo()
    library.show({ folderId: id })
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const index = lines.findIndex(({ id }) => id === folderId)
    const next = gridKey(event.key, index, { count: lines.length, columns: 1 })
    if (next === undefined || event.key === 'ArrowLeft' || event.key === 'ArrowRight') return
    event.preventDefault()
    go(lines[next]?.id ?? '')
    event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')[next]?.focus()
  }
  return (
    // Tree items take the focus; their keys are handled here.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <ul className="st-assets-tree" role="tree" aria-label={text(ASSETS_TEXTS.folders)} onKeyDown={keys}>
      {lines.map((line) => (
        <FolderLine key={line.id} line={line} isOn={line.id === folderId} onGo={() => go(line.id)} />
      ))}
    </ul>
  )
}

function FolderLine(props: { readonly line: Line; readonly isOn: boolean; readonly onGo: () => void }): ReactNode {
  const { line, isOn, onGo } = props
  const { id, name, count, depth, icon } = line
  const text = useText()
  const studio = useStudio()
  const library = useLibrary()
  const [isOver, setOver] = useState(false)
  const isPlace = id !== ''
  const drop = async (ids: readonly string[]) => {
    const outcome = await moveTo(studio, ids, { id: id === NO_FOLDER ? '' : id, name })
    studio.announcer.notify(announceOutcome(outcome, text))
    await library.reload()
  }
  return (
    // The tree handles keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isOn}
      aria-label={text(ASSETS_TEXTS.folderFiles, { name, count })}
      tabIndex={isOn ? 0 : -1}
      className={isOver ? 'is-over' : ''}
      style={{ paddingInlineStart: 8 + depth * 16 }}
      onClick={onGo}
      onDragOver={(event) => {
        if (!isPlace) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!isPlace) return
        event.preventDefault()
        event.stopPropagation()
        const ids = draggedFiles(event.dataTransfer)
        if (ids.length > 0) void drop(ids)
        else {
          const folder = id === NO_FOLDER ? '' : id
          library.uploads.add([...event.dataTransfer.files], { folderId: folder, takenNames: [] })
        }
      }}
    >
      {icon}
      <span>{name}</span>
      <small>{count}</small>
    </li>
  )
}
