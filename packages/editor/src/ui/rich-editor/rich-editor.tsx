import { writeHtml } from '@mallwright/contract/rich-text'
import type { RichText } from '@mallwright/contract/rich-text'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useRef, useState } from 'react'
import type { ClipboardEvent, DragEvent, KeyboardEvent, ReactNode, RefObject } from 'react'

import { LinkForm } from './link-form.tsx'
import { format, NO_STATE, pastedText, stateIn } from './rich-commands.ts'
import { RICH_TEXTS } from './rich-editor.texts.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { tidyBlocks } from './tidy-blocks.ts'
import { useRichText } from './use-rich-text.ts'
import './rich-editor.css'

/** Formats by the key that toggles them with Ctrl or ⌘. */
const FORMAT_KEYS: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', u: 'underline' }

/** Rich text editor. */
export function RichEditor(props: {
  readonly id: string
  readonly name: string
  readonly value: RichText
  readonly onChange: (value: RichText, kind: 'typing' | 'choice') => void
}): ReactNode {
  const { id, name, value, onChange } = props
  const text = useText()
  const element = useRef<HTMLDivElement>(null)
  const { read, startComposing, endComposing } = useRichText(element, value, onChange)
  const { state, lastRange, restore } = useCaret(element)
  const [isLinking, setLinking] = useState(false)

  const run = (change: () => void) => {
    restore()
    change()
    if (element.current) tidyBlocks(element.current)
    read('choice')
  }
  const insert = (transfer: DataTransfer) => {
    run(() => format('insertHTML', writeHtml(pastedText(transfer))))
    for (const image of element.current?.querySelectorAll('img:not([width])') ?? [])
      image.addEventListener('load', () => read('typing'), { once: true })
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    insert(event.clipboardData)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    insert(event.dataTransfer)
  }
  const press = (event: KeyboardEvent) => {
    const command = FORMAT_KEYS[event.key.toLowerCase()]
    const isPlain = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!command || !isPlain || event.nativeEvent.isComposing) return
    // Browsers differ in which of these they know themselves.
    event.preventDefault()
    run(() => format(command))
  }
  const link = (address: string | undefined) => {
    setLinking(false)
    run(() => (address === undefined ? format('unlink') : format('createLink', address)))
  }
  return (
    <div className="st-rich">
      <RichToolbar state={state} onRun={run} onLink={() => setLinking(!isLinking)} />
      {isLinking && (
        <LinkForm
          key={state.link}
          address={state.link}
          hasWords={lastRange.current?.collapsed === false}
          onAddress={link}
          onClose={() => {
            setLinking(false)
            restore()
          }}
        />
      )}
      <div
        ref={element}
        id={id}
        className="st-rich-text"
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={`${id}-label`}
        aria-label={name}
        data-placeholder={value.length === 0 ? text(RICH_TEXTS.placeholder) : undefined}
        contentEditable
        suppressContentEditableWarning
        onFocus={() => format('defaultParagraphSeparator', 'p')}
        onInput={() => read('typing')}
        onCompositionStart={startComposing}
        onCompositionEnd={endComposing}
        onKeyDown={press}
        onPaste={paste}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
    </div>
  )
}

/** Last caret position with its formats, and its restoration: selects and inputs take the focus. */
function useCaret(element: RefObject<HTMLDivElement | null>) {
  const lastRange = useRef<Range | undefined>(undefined)
  const [state, setState] = useState(NO_STATE)
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection()
      const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
      if (!range || !element.current?.contains(range.commonAncestorContainer)) return
      lastRange.current = range.cloneRange()
      setState(stateIn(element.current))
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [element])
  const restore = () => {
    element.current?.focus()
    const selection = document.getSelection()
    if (!selection || !lastRange.current) return
    selection.removeAllRanges()
    selection.addRange(lastRange.current)
  }
  return { state, lastRange, restore }
}
