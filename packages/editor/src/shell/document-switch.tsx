import { HOME_COLUMN } from '@mallwright/contract/link'
import { SITE_PARTS } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { isBlockDocument } from '../features/blocks/model/block-document.ts'
import { useDocument, useStudio } from '../studio/studio.ts'
import { lazyComponent } from '../ui/lazy.tsx'
import { SHELL_TEXTS } from './shell.texts.ts'

const DocumentMenu = lazyComponent(async () => (await import('./document-menu.tsx')).DocumentMenu)

/** Names what is being edited, and opens the list of pages and site parts. */
export function DocumentSwitch(): ReactNode {
  const { column } = useStudio()
  const text = useText()
  const title = useDocument((document) => document.title)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const part = Object.hasOwn(SITE_PARTS, column) ? SITE_PARTS[column] : undefined
  const untitled = isBlockDocument(column)
    ? text(SHELL_TEXTS.untitledBlock)
    : column === HOME_COLUMN
      ? text(SHELL_TEXTS.home)
      : column
  const name = part ? text(part.label) : title || untitled
  return (
    <>
      <button
        ref={button}
        type="button"
        className="st-input st-document"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={text(SHELL_TEXTS.document, { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
      </button>
      {isOpen && <DocumentMenu anchor={button} onClose={() => setOpen(false)} />}
    </>
  )
}
