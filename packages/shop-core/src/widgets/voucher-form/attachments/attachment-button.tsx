import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../../i18n/locale-store.ts'
import { useWidgetSheet } from '../../widget-host/widget-host.ts'
import type { OpenVoucher } from '../model/open-voucher.ts'
import type { VoucherForm } from '../model/voucher-form.machine.ts'
import { VOUCHER_LABELS } from '../model/voucher-labels.ts'
import './attachments.css'

/** Loaded with its first opening. */
const AttachmentSheet = lazy(async () => ({ default: (await import('./attachment-sheet.tsx')).AttachmentSheet }))

/** Opens the attachments of a voucher, and says how many there are. Specification 3 §2. */
export function AttachmentButton(props: {
  readonly form: VoucherForm
  readonly open: OpenVoucher
  readonly accountId: string
}): ReactNode {
  const { open } = props
  const translate = useText()
  const sheet = useWidgetSheet('voucher-attachments')
  const count = open.docIds.length
  return (
    <>
      <button
        type="button"
        className="wg-voucher-attachments"
        aria-label={translate(count === 0 ? VOUCHER_LABELS.attachments : VOUCHER_LABELS.attachmentsOf, { count })}
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 11.5l-8.2 8.2a5 5 0 0 1-7-7l8.6-8.7a3.3 3.3 0 0 1 4.7 4.7l-8.6 8.7a1.7 1.7 0 0 1-2.4-2.4l7.9-8" />
        </svg>
        {count > 0 && <span aria-hidden="true">{count}</span>}
      </button>
      <Suspense>{sheet.isOpen && <AttachmentSheet key={open.key} {...props} onClose={sheet.close} />}</Suspense>
    </>
  )
}
