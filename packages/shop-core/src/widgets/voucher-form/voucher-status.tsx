import { EXECUTION_NAMES, VOUCHER_STATE_NAMES } from '@mallwright/contract/voucher'
import type { VoucherState } from '@mallwright/contract/voucher'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import type { OpenVoucher } from './model/open-voucher.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

/** Number, state and execution of the shown voucher, and why it was refused. */
export function VoucherStatus({ open }: { readonly open: OpenVoucher }): ReactNode {
  const translate = useText()
  const { stored } = open
  if (!stored) {
    return (
      <p className="wg-voucher-status">
        <strong>{translate(VOUCHER_LABELS.isNew)}</strong>
      </p>
    )
  }
  const { name, color } = VOUCHER_STATE_NAMES[stored.iVoucherState as VoucherState]
  const execution = EXECUTION_NAMES[stored.iExecState]
  return (
    <div className="wg-voucher-status" role="status">
      <strong>{stored.cVoucherNo}</strong>
      <span className={`wg-badge is-${color}`}>{translate(name)}</span>
      {execution && <span>{translate(execution)}</span>}
      {stored.bMall && <span>{translate(VOUCHER_LABELS.isMall)}</span>}
      {stored.cRefusal !== undefined && <p>{translate(VOUCHER_LABELS.refusal, { opinion: stored.cRefusal })}</p>}
    </div>
  )
}
