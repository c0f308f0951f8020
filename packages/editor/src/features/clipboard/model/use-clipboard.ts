import { useEffect } from 'react'

import { isSitePart } from '../../site/model/site-store.ts'
import { hasOpenOverlay, isTextInput } from '../../../actions/key-target.ts'
import { useStudio } from '../../../studio/studio.ts'
import type { Studio } from '../../../studio/studio.ts'
import { copySelection } from './copy-selection.ts'
import { pasteIncoming } from './paste-incoming.ts'
import { fillEvent, readEvent } from './system-clipboard.ts'

/** Handles native copy, cut and paste on the canvas. In text inputs and with selected text they stay native. */
export function useClipboard(): void {
  const studio = useStudio()
  useEffect(() => {
    let isInPlace = false
    const hold = ({ key, shiftKey }: KeyboardEvent) => {
      isInPlace = key.toLowerCase() === 'v' && shiftKey
    }
    const copy = (event: ClipboardEvent) => {
      if (!isForCanvas(studio, event) || hasMarkedWords(studio)) return
      const payload = copySelection(studio, event.type === 'cut' ? 'cut' : 'copy')
      if (payload) fillEvent(event, payload)
    }
    const paste = (event: ClipboardEvent) => {
      if (!isForCanvas(studio, event)) return
      event.preventDefault()
      // Clipboard data is only readable during the event.
      void pasteIncoming(studio, readEvent(event), isInPlace)
      // A later paste by the browser's menu presses no keys.
      isInPlace = false
    }
    window.addEventListener('keydown', hold, true)
    window.addEventListener('copy', copy)
    window.addEventListener('cut', copy)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('keydown', hold, true)
      window.removeEventListener('copy', copy)
      window.removeEventListener('cut', copy)
      window.removeEventListener('paste', paste)
    }
  }, [studio])
}

function isForCanvas({ column, view, gestures }: Studio, event: ClipboardEvent): boolean {
  if (event.defaultPrevented || isSitePart(column) || isTextInput(event.target)) return false
  return !view.getState().dialog && !gestures.running.getState().preview && !hasOpenOverlay()
}

/** Text selected before a press on the canvas stays selected, but is not meant any more. */
function hasMarkedWords({ canvas }: Studio): boolean {
  const isOnCanvas = canvas.scroller?.contains(document.activeElement) === true
  return !isOnCanvas && document.getSelection()?.isCollapsed === false
}
