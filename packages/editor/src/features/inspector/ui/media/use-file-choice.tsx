import { useRef } from 'react'
import type { DragEvent, ReactNode } from 'react'

/** File input by drop or file dialog. */
export interface FileChoice {
  /** Opens the file dialog. */
  readonly open: () => void
  /** Props of the drop target. */
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
  /** The hidden file input, to be rendered anywhere in the control. */
  readonly input: ReactNode
}

/** Accepts files of the given types; only the first unless several are wanted. */
export function useFileChoice(
  accept: string,
  onFiles: (files: readonly [File, ...File[]]) => void,
  { isMultiple = false } = {},
): FileChoice {
  const input = useRef<HTMLInputElement>(null)
  const choose = (files: FileList | null) => {
    const [first, ...others] = files ?? []
    if (first) onFiles(isMultiple ? [first, ...others] : [first])
  }
  return {
    open: () => input.current?.click(),
    dropProps: {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault()
        choose(event.dataTransfer.files)
      },
    },
    input: (
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        onChange={(event) => {
          choose(event.target.files)
          // Allows choosing the same file again after a failure.
          event.target.value = ''
        }}
      />
    ),
  }
}
