import { useRef } from 'react'
import type { DragEvent, ReactNode } from 'react'

/** How a file comes in: by a drop, or from the system's chooser. */
export interface FileChoice {
  /** Opens the system's chooser. */
  readonly open: () => void
  /** What takes a dropped file. */
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
  /** The unseen input behind it; stands anywhere in the control. */
  readonly input: ReactNode
}

/** Takes one file of the accepted types. */
export function useFileChoice(accept: string, onFile: (file: File) => void): FileChoice {
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  return {
    open: () => input.current?.click(),
    dropProps: {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      },
    },
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again after a failure.
          event.target.value = ''
        }}
      />
    ),
  }
}
