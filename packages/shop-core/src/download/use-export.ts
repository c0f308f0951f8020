import type { Label } from '@mallwright/contract/values'
import { useState } from 'react'

import { useText } from '../i18n/locale-store.ts'
import type { Feedback } from '../kit/feedback/feedback-store.ts'
import { errorText } from '../kit/notice/error-text.ts'

const LABELS = {
  export: { zh: '导出', en: 'Export' },
  exporting: { zh: '导出中…', en: 'Exporting…' },
} satisfies Record<string, Label>

/** Saves what a list holds as a file and tells how it went, once at a time. `save` gives how many were saved, and rejects when it fails. */
export function useExport(options: {
  readonly feedback: Feedback
  readonly save: () => Promise<number>
  /** Told with `{count}`. */
  readonly exported: Label
  readonly nothing: Label
}): { readonly label: string; readonly isBusy: boolean; readonly run: () => void } {
  const { feedback, save, exported, nothing } = options
  const translate = useText()
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    try {
      const count = await save()
      feedback.toast(count === 0 ? translate(nothing) : translate(exported, { count }))
    } catch (error) {
      feedback.toast(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { label: translate(isBusy ? LABELS.exporting : LABELS.export), isBusy, run: () => void run() }
}
