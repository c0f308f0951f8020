import { NO_FOLDER } from '@mallwright/contract/file'
import { useEffect, useState } from 'react'
import type { DragEvent } from 'react'

import type { AssetLibrary } from '../model/asset-library.ts'
import { hasComputerFiles } from '../model/dragged-files.ts'

/** Drop target state and props. */
export interface IncomingFiles {
  readonly isOver: boolean
  readonly add: (files: readonly File[]) => void
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** Accepts files dropped or pasted anywhere, into the open folder. */
export function useIncomingFiles(library: AssetLibrary): IncomingFiles {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      addFiles(library, files.map(namedByTime))
    }
    window.addEventListener('paste', paste, true)
    return () => window.removeEventListener('paste', paste, true)
  }, [library])
  return {
    isOver,
    add: (files) => addFiles(library, files),
    dropProps: {
      onDragOver: (event) => {
        if (!hasComputerFiles(event.dataTransfer)) return
        event.preventDefault()
        // A folder under the pointer accepts the drop itself.
        setOver((event.target as Element).closest('[role="treeitem"]') === null)
      },
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Element | null)) setOver(false)
      },
      onDrop: (event) => {
        setOver(false)
        if (!hasComputerFiles(event.dataTransfer)) return
        event.preventDefault()
        addFiles(library, [...event.dataTransfer.files])
      },
    },
  }
}

function addFiles(library: AssetLibrary, files: readonly File[]): void {
  const { folderId } = library.state.getState().filter
  const takenNames = library.files().map(({ name }) => name)
  library.uploads.add(files, { folderId: folderId === NO_FOLDER ? '' : folderId, takenNames })
}

/** Browsers name every pasted picture `image.png`; a time stamp makes names unique. */
function namedByTime(file: File, index: number): File {
  if (!/^image\.\w+$/i.test(file.name)) return file
  const time = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')
  const ending = file.name.split('.').at(-1) ?? 'png'
  return new File([file], `${time}-${index + 1}.${ending}`, { type: file.type })
}
