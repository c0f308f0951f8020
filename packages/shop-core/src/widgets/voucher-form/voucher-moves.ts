import { createApi } from '@mallwright/contract/rpc'
import {
  closeVoucher,
  delVoucher,
  openVoucher,
  submitVoucher,
  unapproveVoucher,
  voidVoucher,
  withdrawVoucher,
} from '@mallwright/contract/voucher'
import { ownValue } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import type { Voucher } from '@mallwright/contract/voucher'

import { text } from '../../i18n/locale-store.ts'
import { errorText } from '../../kit/notice/error-text.ts'
import { CallError } from '../../query/call-error.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import type { WidgetHost } from '../widget-host/widget-host.ts'
import type { VoucherForm } from './model/voucher-form.machine.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

const ENDPOINTS = {
  closeVoucher,
  delVoucher,
  openVoucher,
  submitVoucher,
  unapproveVoucher,
  voidVoucher,
  withdrawVoucher,
}

/** The calls of buttons by their events. Engine 9.2. */
const CALLS: Readonly<Record<string, keyof typeof ENDPOINTS>> = {
  submit: 'submitVoucher',
  withdraw: 'withdrawVoucher',
  unapprove: 'unapproveVoucher',
  close: 'closeVoucher',
  open: 'openVoucher',
  void: 'voidVoucher',
  delete: 'delVoucher',
}

/** What cannot be taken back is asked first. */
const QUESTIONS: Readonly<Record<string, Label>> = {
  void: VOUCHER_LABELS.sureVoid,
  delete: VOUCHER_LABELS.sureDelete,
}

/** Where a move takes place. */
export interface MoveContext {
  readonly form: VoucherForm
  readonly host: Pick<WidgetHost, 'send' | 'feedback'>
  /** Lists that show the voucher are stale. */
  readonly onMoved: () => void
}

/** Changes the state of a stored voucher by the event of a button, and shows what it has become; after a deletion a new one. */
export async function moveVoucher(
  event: string,
  { cVouchType, cUuid, iVersion }: Voucher,
  { form, host, onMoved }: MoveContext,
): Promise<void> {
  const { send, feedback } = host
  const name = ownValue(CALLS, event)
  const question = ownValue(QUESTIONS, event)
  const isSure =
    question === undefined ||
    (await feedback.ask({
      title: text(KIT_LABELS.systemNotice),
      body: text(question),
      confirm: text(KIT_LABELS.confirm),
      cancel: text(KIT_LABELS.cancel),
    }))
  if (name === undefined || !isSure) return
  const answer = await createApi(ENDPOINTS, send)[name]({ body: { cVouchType, cUuid, iVersion } })
  feedback.toast(answer.ok ? text(VOUCHER_LABELS.done) : errorText(new CallError(answer)))
  if (answer.ok) onMoved()
  if (answer.ok && event === 'delete') form.startBlank()
  else await form.openStored(cUuid)
}
