import { hasContent, readHtml, writeHtml } from '@mallwright/contract/rich-text'
import type { RichText } from '@mallwright/contract/rich-text'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { isSameJson } from '../../document-store/same-json.ts'

/** History behaviour: consecutive `typing` changes merge into one step. */
type ChangeKind = 'typing' | 'choice'

/** Synchronises an editable element with a rich text. IME composition stays local until it ends. */
export function useRichText(
  element: RefObject<HTMLDivElement | null>,
  value: RichText,
  onChange: (value: RichText, kind: ChangeKind) => void,
): {
  /** Stores the element's content. */
  readonly read: (kind: ChangeKind) => void
  readonly startComposing: () => void
  readonly endComposing: () => void
} {
  const written = useRef<RichText | undefined>(undefined)
  const isComposing = useRef(false)

  // External changes only: undo, another editor's version, or a reset.
  useLayoutEffect(() => {
    if (!element.current || isComposing.current || isSameJson(written.current, value)) return
    written.current = value
    show(element.current, value)
  })

  const read = (kind: ChangeKind) => {
    const found = element.current
    if (!found || isComposing.current) return
    noteSizes(found)
    const text = readHtml(plainSpaces(found.innerHTML))
    written.current = hasContent(text) ? text : []
    onChange(written.current, kind)
  }
  return {
    read,
    startComposing: () => {
      isComposing.current = true
    },
    endComposing: () => {
      isComposing.current = false
      read('typing')
    },
  }
}

/** Browsers type non-breaking spaces; single ones between words become ordinary. Without a lookbehind, which Safari before 16.4 cannot parse. */
function plainSpaces(html: string): string {
  return html.replaceAll(/(?:&nbsp;| )+/g, (run) => (run === '&nbsp;' ? ' ' : run))
}

function show(element: HTMLElement, value: RichText): void {
  element.innerHTML = writeHtml(value)
}

/** Adds dimensions to pasted pictures when they load, so that pages can reserve space. */
function noteSizes(element: HTMLElement): void {
  for (const image of element.querySelectorAll('img:not([width])')) {
    if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) continue
    image.setAttribute('width', String(image.naturalWidth))
    image.setAttribute('height', String(image.naturalHeight))
  }
}
