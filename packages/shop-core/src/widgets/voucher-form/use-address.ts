import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { errorText } from '../../kit/notice/error-text.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import type { VoucherForm } from './model/voucher-form.machine.ts'
import type { Leave } from './use-leaving.tsx'

/** What a form and the address of its page say of each other. */
export interface AddressOptions {
  readonly form: VoucherForm
  /** The voucher that the address names; a new one without. */
  readonly voucherId?: string | undefined
  readonly leave: Leave
  /** Called with what is shown, so that the address names it. */
  readonly onShown: (voucherId: string | undefined) => void
}

/**
 * Keeps form and address together: what an address names that was come to is shown, once what was changed is saved or discarded; else the
 * address names again what is shown, as it does after a voucher could not be shown.
 */
export function useAddress(options: AddressOptions): void {
  const { form, voucherId } = options
  const { feedback } = useWidgetHost()
  const shownId = useStore(form.state, ({ open }) => open?.stored?.cUuid)
  const error = useStore(form.state, (state) => (state.phase === 'failed' ? state.error : undefined))
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  useEffect(() => latest.current.onShown(shownId), [shownId])
  useEffect(() => {
    if (error === undefined) return
    feedback.toast(errorText(error))
    latest.current.onShown(form.state.getState().open?.stored?.cUuid)
  }, [form, error, feedback])
  useEffect(() => {
    const { open, phase } = form.state.getState()
    const current = open?.stored?.cUuid
    if (current === voucherId && phase !== 'loading') return
    latest.current.leave(() => void form.start(voucherId), { onStay: () => latest.current.onShown(current) })
  }, [form, voucherId])
}
