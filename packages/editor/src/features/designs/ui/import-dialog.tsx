import { MAX_NODES } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { readDesign } from '@mallwright/modules/legacy-design'
import type { DesignReading } from '@mallwright/modules/legacy-design'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { importDesign } from '../../../commands/page/import-design.ts'
import { useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DESIGN_TEXTS, FAULT_TEXTS } from './designs.texts.ts'
import { DesignSource } from './design-source.tsx'
import { ReportView } from './report-view.tsx'
import './designs.css'

type Opened = Extract<DesignReading, { ok: true }> & { readonly json: string }

/** Imports a design: a file or pasted text, a report, then one step on the page. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { page, announcer } = useStudio()
  const text = useText()
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<string>()
  const showProblem = (label: Label, details?: Readonly<Record<string, string | number>>) =>
    setProblem(text(label, details))
  const open = (json: string) => {
    const reading = readDesign(json, (id) => Object.hasOwn(page.documents.getState().document.nodes, id))
    setProblem(reading.ok ? undefined : text(FAULT_TEXTS[reading.issue.kind], { ...reading.issue }))
    setOpened(reading.ok ? { ...reading, json } : undefined)
  }
  const insert = (mode: 'append' | 'replace') => {
    // When replacing, no id is in use, so the design's own ids stay.
    const reading = opened && (mode === 'replace' ? readDesign(opened.json) : opened)
    if (!reading?.ok) return
    const { children, nodes, title, look, kept } = reading.document
    const all = Object.values(nodes)
    const before = Object.keys(page.documents.getState().document.nodes).length
    if (mode === 'append' && before + all.length > MAX_NODES) return showProblem(DESIGN_TEXTS.crowded)
    const head = { title, background: look.background, ...(typeof kept === 'string' && { kept }) }
    page.run(callOf(importDesign, { nodes: all, children, mode, ...(mode === 'replace' && head) }))
    announcer.notify(text(DESIGN_TEXTS.imported, { count: all.length }))
    onClose()
  }
  const buttons = (
    <>
      <button type="button" className="st-button is-quiet" onClick={() => setOpened(undefined)}>
        {text(DESIGN_TEXTS.back)}
      </button>
      <button type="button" className="st-button" onClick={() => insert('replace')}>
        {text(DESIGN_TEXTS.replace)}
      </button>
      <button type="button" className="st-button is-primary" onClick={() => insert('append')}>
        {text(DESIGN_TEXTS.append)}
      </button>
    </>
  )
  return (
    <Dialog title={text(DESIGN_TEXTS.import)} onClose={onClose} isWide foot={opened && buttons}>
      {problem && (
        <p className="st-error" role="alert">
          {problem}
        </p>
      )}
      {opened ? (
        <ReportView report={opened.report} />
      ) : (
        <DesignSource onText={open} onFailed={() => showProblem(DESIGN_TEXTS.fileFailed)} />
      )}
    </Dialog>
  )
}
