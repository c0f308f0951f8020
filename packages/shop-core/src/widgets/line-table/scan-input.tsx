import { lazy, Suspense, useMemo, useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { errorText } from '../../kit/notice/error-text.ts'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { createScanQueue } from './line-scan.ts'
import type { ScanRules } from './line-scan.ts'
import { LINE_LABELS } from './line-table-labels.ts'
import { MAX_ROWS } from './model/line-table.machine.ts'
import type { LineTable as Machine } from './model/line-table.machine.ts'

/** The camera with its decoder, loaded with its first use. */
const ScanPopup = lazy(async () => ({ default: (await import('../scan-popup/scan-popup.tsx')).ScanPopup }))

/** Adds rows by codes that are scanned or typed; Enter ends a code. */
export function ScanInput(props: {
  readonly table: Machine
  readonly scan: ScanRules
  readonly whenFree: () => Promise<void>
  readonly label: string
  /** Called with the row that a code added or met. */
  readonly onScanned: (key: string) => void
}): ReactNode {
  const { table, scan, whenFree, label, onScanned } = props
  const { feedback } = useWidgetHost()
  const translate = useText()
  const [code, setCode] = useState('')
  const camera = useWidgetSheet('line-scan')
  const queue = useMemo(() => createScanQueue(table, scan, whenFree), [table, scan, whenFree])
  const submit = async (scanned: string) => {
    try {
      const outcome = await queue(scanned)
      if (typeof outcome === 'object') onScanned(outcome.key)
      if (outcome === 'UNKNOWN') feedback.toast(translate(LINE_LABELS.unknownCode, { code: scanned }))
      if (outcome === 'FULL') feedback.toast(translate(LINE_LABELS.full, { count: MAX_ROWS }))
    } catch (error) {
      feedback.toast(errorText(error))
    }
  }
  const placeholder = translate(LINE_LABELS.scan, { label })
  return (
    <form
      className="wg-lines-scan"
      onSubmit={(event) => {
        event.preventDefault()
        const scanned = code.trim()
        setCode('')
        if (scanned !== '') void submit(scanned)
      }}
    >
      <input
        aria-label={placeholder}
        placeholder={placeholder}
        enterKeyHint="done"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="button" aria-label={translate(LINE_LABELS.camera)} onClick={camera.open}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M4 12h16" />
        </svg>
      </button>
      {camera.isOpen && (
        <Suspense>
          <ScanPopup
            accepts={(text) => text.trim() !== ''}
            onRead={(text) => camera.closeThen(() => void submit(text.trim()))}
            onClose={camera.close}
          />
        </Suspense>
      )}
    </form>
  )
}
