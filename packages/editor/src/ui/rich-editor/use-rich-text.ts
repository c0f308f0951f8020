import { hasContent, readHtml, writeHtml } from '@mallwright/contract/rich-text'
import type { RichText } from '@mallwright/contract/rich-text'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { isSameJson } from '../../document-store/same-json.ts'

/** How a change came about: `typing` changes in a row are one step of history. */
type ChangeKind = 'typing' | 'choice'

/** Keeps an editable element and a formatted text the same. A syllable in the making (IME) stays in the element until it is finished. */
export function useRichText(
  element: RefObject<HTMLDivElement | null>,
  value: RichText,
  onChange: (value: RichText, kind: ChangeKind) => void,
): {
  /** Reads what stands in the element into the document. */
  readonly read: (kind: ChangeKind) => void
  readonly startComposing: () => void
  readonly endComposing: () => void
} {
  const written = useRef<RichText | undefined>(undefined)
  const isComposing = useRef(false)

  // An undo, another editor's version or a reset: what came from here is in the element already.
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

/** Browsers write a typed space as one that never breaks the line; alone between words it is meant as any other. */
function plainSpaces(html: string): string {
  return html.replace(/(?<!&nbsp;| )&nbsp;(?!&nbsp;| )/g, ' ')
}

function show(element: HTMLElement, value: RichText): void {
  element.innerHTML = writeHtml(value)
}

/** Pictures that were pasted without their size get it as soon as they are seen, so that pages can reserve the space. */
function noteSizes(element: HTMLElement): void {
  for (const image of element.querySelectorAll('img:not([width])')) {
    if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) continue
    image.setAttribute('width', String(image.naturalWidth))
    image.setAttribute('height', String(image.naturalHeight))
  }
}
