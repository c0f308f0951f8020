import { lazy, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useWidgetSheet } from '../widget-host/widget-host.ts'
import type { VoucherForm } from './model/voucher-form.machine.ts'

/** Loaded with its first opening. */
const SaveQuestion = lazy(async () => ({ default: (await import('./voucher-sheets.tsx')).SaveQuestion }))

/** What waits for the answer whether what was changed is saved. */
interface Waiting {
  readonly go: () => void
  /** After what was changed was discarded, instead of going. */
  readonly afterDiscard?: (() => void) | undefined
  /** After the question was closed without an answer. */
  readonly onStay?: (() => void) | undefined
}

/** Asks before something would lose what was changed. */
export type Leave = (go: () => void, others?: Omit<Waiting, 'go'>) => void

/** Asks for whoever shows the form: the browser's back key and links know no form. */
export interface LeaveGuard {
  readonly isEdited: () => boolean
  readonly leave: Leave
}

/** Asks before something would lose what was changed. Specification 3 §4. */
export function useLeaving(
  form: VoucherForm,
  save: () => Promise<boolean>,
): { readonly leave: Leave; readonly question: ReactNode } {
  const sheet = useWidgetSheet('voucher-leave')
  const [waiting, setWaiting] = useState<Waiting>()
  const answer = (task: () => void) => {
    setWaiting(undefined)
    sheet.closeThen(task)
  }
  useClosed(sheet.isOpen, () => {
    setWaiting(undefined)
    waiting?.onStay?.()
  })
  return {
    leave: (go, others = {}) => {
      if (!form.state.getState().isEdited) {
        go()
        return
      }
      setWaiting({ go, ...others })
      sheet.open()
    },
    question: sheet.isOpen && waiting && (
      <SaveQuestion
        onClose={sheet.close}
        onDiscard={() =>
          answer(() => {
            form.discard()
            const next = waiting.afterDiscard ?? waiting.go
            next()
          })
        }
        onSave={() => answer(() => void save().then((isSaved) => isSaved && waiting.go()))}
      />
    ),
  }
}

/** Has the browser ask before a reload loses what was changed, and tells whoever shows the form how leaving asks. */
export function useGuard(props: {
  readonly form: VoucherForm
  readonly leave: Leave
  readonly onGuard?: (guard: LeaveGuard) => void
}): void {
  const { form, leave, onGuard } = props
  const isEdited = () => form.state.getState().isEdited
  useEffect(() => onGuard?.({ isEdited, leave }))
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (form.state.getState().isEdited) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [form])
}

/** Calls back once a sheet is no longer open, by a button or the back key. */
function useClosed(isOpen: boolean, onClosed: () => void): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed()
    wasOpen.current = isOpen
  })
}
