import { lazy, useState } from 'react'
import type { ReactNode } from 'react'

import { useWidgetSheet } from '../widget-host/widget-host.ts'
import type { VoucherForm } from './model/voucher-form.machine.ts'

/** Loaded with its first opening. */
const SaveQuestion = lazy(async () => ({ default: (await import('./voucher-sheets.tsx')).SaveQuestion }))

/** What waits for the answer whether what was changed is saved. */
interface Waiting {
  readonly go: () => void
  /** After what was changed was discarded, instead of going. */
  readonly afterDiscard: (() => void) | undefined
}

/** Asks before something would lose what was changed. Specification 3 §4. */
export function useLeaving(
  form: VoucherForm,
  save: () => Promise<boolean>,
): { readonly leave: (go: () => void, afterDiscard?: () => void) => void; readonly question: ReactNode } {
  const sheet = useWidgetSheet('voucher-leave')
  const [waiting, setWaiting] = useState<Waiting>()
  return {
    leave: (go, afterDiscard) => {
      if (!form.state.getState().isEdited) {
        go()
        return
      }
      setWaiting({ go, afterDiscard })
      sheet.open()
    },
    question: sheet.isOpen && waiting && (
      <SaveQuestion
        onClose={sheet.close}
        onDiscard={() => {
          sheet.close()
          form.discard()
          const next = waiting.afterDiscard ?? waiting.go
          next()
        }}
        onSave={() => {
          sheet.close()
          void save().then((isSaved) => isSaved && waiting.go())
        }}
      />
    ),
  }
}
