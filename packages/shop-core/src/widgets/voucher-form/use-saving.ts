import type { Voucher } from '@mallwright/contract/voucher'
import { useState } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import type { OpenVoucher } from './model/open-voucher.ts'
import type { VoucherDraft, VoucherForm } from './model/voucher-form.machine.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

/** Saves: what is missing is told, marked and opened first. */
export function useSaving(props: {
  readonly form: VoucherForm
  readonly open: OpenVoucher
  readonly save: (draft: VoucherDraft) => Promise<Voucher | undefined>
  /** Whether no line lacks anything; else the first that does is shown. */
  readonly checkLines: () => boolean
}) {
  const { form, open, save, checkLines } = props
  const { feedback } = useWidgetHost()
  const translate = useText()
  const [isExpanded, setIsExpanded] = useState(false)
  const [missing, setMissing] = useState('')
  const isSaving = useStore(form.state, (state) => state.isSaving)
  const check = (): boolean => {
    const field = form.missingHead()
    if (!field) return checkLines()
    setIsExpanded(true)
    setMissing(field.field)
    feedback.toast(translate(VOUCHER_LABELS.missing, { label: field.title }))
    return false
  }
  const run = async (): Promise<boolean> => {
    const draft = form.draft()
    if (!draft || isSaving || open.table.isDisabled || !check()) return false
    form.setSaving(true)
    const saved = await save(draft)
    form.setSaving(false)
    if (!saved) return false
    feedback.toast(translate(VOUCHER_LABELS.saved))
    form.showSaved(saved)
    return true
  }
  return { isExpanded, setIsExpanded, missing, clearMissing: () => setMissing(''), isSaving, save: run }
}
