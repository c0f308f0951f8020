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

import { useText } from '../../i18n/locale-store.ts'
import { errorText } from '../../kit/notice/error-text.ts'
import { CallError } from '../../query/call-error.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
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

/** Events that change the state of a voucher. */
export function isMoveEvent(event: string): boolean {
  return Object.hasOwn(CALLS, event)
}

/** Changes the state of the shown voucher, and shows what it has become; after a deletion a new one. */
export function useVoucherActions(form: VoucherForm, onMoved: () => void) {
  const { send, feedback } = useWidgetHost()
  const translate = useText()
  const api = createApi(ENDPOINTS, send)
  const done = () => {
    feedback.toast(translate(VOUCHER_LABELS.done))
    onMoved()
  }
  return {
    async move(event: string, { cVouchType, cUuid, iVersion }: Voucher): Promise<void> {
      const name = ownValue(CALLS, event)
      const question = ownValue(QUESTIONS, event)
      const isSure =
        question === undefined ||
        (await feedback.ask({
          title: translate(KIT_LABELS.systemNotice),
          body: translate(question),
          confirm: translate(KIT_LABELS.confirm),
          cancel: translate(KIT_LABELS.cancel),
        }))
      if (name === undefined || !isSure) return
      const answer = await api[name]({ body: { cVouchType, cUuid, iVersion } })
      if (answer.ok) done()
      else feedback.toast(errorText(new CallError(answer)))
      if (answer.ok && event === 'delete') form.startBlank()
      else await form.openStored(cUuid)
    },
  }
}
