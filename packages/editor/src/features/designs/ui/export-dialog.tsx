import { expandLinks } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { writeDesign } from '@mallwright/modules/legacy-design'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { linkedOnPage, loadLinked } from '../../blocks/model/link-state.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DESIGN_TEXTS } from './designs.texts.ts'
import './designs.css'

/** Exports the draft in the legacy design format, as file or to the clipboard. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText()
  const document = useDocument((whole) => whole)
  const json = useDesign()
  const [outcome, setOutcome] = useState<Label>()
  const isThere = json !== 'loading' && json !== 'failed'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json)
      setOutcome(DESIGN_TEXTS.copied)
    } catch {
      // Permission denied, or no clipboard without TLS.
      setOutcome(DESIGN_TEXTS.copyFailed)
    }
  }
  return (
    <Dialog
      title={text(DESIGN_TEXTS.export)}
      onClose={onClose}
      isWide
      foot={
        <>
          <span className="st-hint st-design-outcome" role="status">
            {outcome && text(outcome)}
          </span>
          <button type="button" className="st-button" disabled={!isThere} onClick={() => void copy()}>
            {text(DESIGN_TEXTS.copy)}
          </button>
          <button
            type="button"
            className="st-button is-primary"
            disabled={!isThere}
            onClick={() => download(json, fileName(document.title))}
          >
            {text(DESIGN_TEXTS.download)}
          </button>
        </>
      }
    >
      <p>{text(DESIGN_TEXTS.exportExplain)}</p>
      <textarea
        className="st-input st-design-text"
        rows={14}
        readOnly
        spellCheck={false}
        aria-label={text(DESIGN_TEXTS.json)}
        value={isThere ? json : ''}
      />
      {json === 'failed' && (
        <p className="st-error" role="alert">
          {text(DESIGN_TEXTS.blocksFailed)}
        </p>
      )}
    </Dialog>
  )
}

/** The page as a legacy design with linked blocks expanded, which other systems do not know. */
function useDesign(): string {
  const { api } = useStudio()
  const document = useDocument((whole) => whole)
  const [json, setJson] = useState(() => (linkedOnPage(document).size === 0 ? writeDesign(document) : 'loading'))
  const [initial] = useState(document)
  useEffect(() => {
    if (linkedOnPage(initial).size === 0) return
    void loadLinked(api, initial).then((blocks) =>
      setJson(blocks === 'failed' ? 'failed' : writeDesign(expandLinks(initial, blocks))),
    )
  }, [api, initial])
  return json
}

/** A file name that every file system accepts. */
function fileName(title: string): string {
  return `${title.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim() || 'design'}.json`
}

function download(json: string, name: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const anchor = Object.assign(document.createElement('a'), { href: url, download: name })
  anchor.click()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
