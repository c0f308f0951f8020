import { MAX_DESIGN_BYTES } from '@mallwright/modules/legacy-design'
import { useText } from '@mallwright/shop-core/i18n'
import { FileJson } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { DESIGN_TEXTS } from './designs.texts.ts'

/** Design source: a file by picker or drop, or pasted text. */
export function DesignSource(props: {
  readonly onText: (json: string) => void
  readonly onFailed: () => void
}): ReactNode {
  const { onText, onFailed } = props
  const text = useText()
  const [pasted, setPasted] = useState('')
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      // One byte over the limit suffices to detect an oversized file.
      onText(await file.slice(0, MAX_DESIGN_BYTES + 1).text())
    } catch {
      // The file was moved or deleted since it was chosen.
      onFailed()
    }
  }
  return (
    <>
      <p>{text(DESIGN_TEXTS.explain)}</p>
      <div className="st-design-drop">
        <FileJson />
        <span>{text(DESIGN_TEXTS.choose)}</span>
        {/* A file input accepts both drops and choices, by mouse and keyboard. */}
        <input
          className="st-design-file"
          type="file"
          accept=".json,application/json,text/plain"
          aria-label={text(DESIGN_TEXTS.choose)}
          onChange={(event) => {
            void read(event.target.files?.[0])
            // Allows choosing the same file again after fixing it.
            event.target.value = ''
          }}
        />
      </div>
      <label className="st-labelled">
        <span>{text(DESIGN_TEXTS.paste)}</span>
        <textarea
          className="st-input st-design-text"
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
      </label>
      <div className="st-design-result">
        <button type="button" className="st-button is-primary" onClick={() => onText(pasted)}>
          {text(DESIGN_TEXTS.read)}
        </button>
      </div>
    </>
  )
}
