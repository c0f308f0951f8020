import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { errorText } from '../../kit/notice/error-text.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { createScanQueue } from './line-scan.ts'
import type { ScanRules } from './line-scan.ts'
import { LINE_LABELS } from './line-table-labels.ts'
import { MAX_ROWS } from './model/line-table.machine.ts'
import type { LineTable as Machine } from './model/line-table.machine.ts'

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
    </form>
  )
}
