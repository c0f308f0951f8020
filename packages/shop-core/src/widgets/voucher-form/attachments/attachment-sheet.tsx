import { MAX_ATTACHMENT_MEGABYTES, VOUCHER_UPLOAD } from '@mallwright/contract/file'
import { VOUCHER_LIMITS } from '@mallwright/contract/voucher'
import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../../i18n/locale-store.ts'
import { Notice } from '../../../kit/notice/notice.tsx'
import { Sheet } from '../../../kit/sheet/sheet.tsx'
import { Uploader } from '../../uploader/uploader.tsx'
import { useWidgetHost } from '../../widget-host/widget-host.ts'
import type { OpenVoucher } from '../model/open-voucher.ts'
import type { VoucherForm } from '../model/voucher-form.machine.ts'
import { VOUCHER_LABELS } from '../model/voucher-labels.ts'

/** Files of a voucher: they belong to its next save. Who may open the voucher may read them. Specification 3 §2, §9. */
export function AttachmentSheet(props: {
  readonly form: VoucherForm
  readonly open: OpenVoucher
  readonly accountId: string
  readonly onClose: () => void
}): ReactNode {
  const { form, open, accountId, onClose } = props
  const { send, feedback } = useWidgetHost()
  const translate = useText()
  const isSending = useRef(false)
  const noteSending = useCallback((isNow: boolean) => void (isSending.current = isNow), [])
  const isReadOnly = open.table.isDisabled
  const ended = translate(VOUCHER_LABELS.sendingEnded)
  useEffect(
    () => () => {
      // The back key waits for nothing.
      if (isSending.current) feedback.toast(ended)
    },
    [feedback, ended],
  )
  const close = () => {
    if (isSending.current) feedback.toast(translate(VOUCHER_LABELS.stillSending))
    else onClose()
  }
  const [count, size] = [VOUCHER_LIMITS.attachments, MAX_ATTACHMENT_MEGABYTES]
  return (
    <Sheet title={translate(VOUCHER_LABELS.attachments)} size={55} keepsHeight onClose={close}>
      {isReadOnly && open.docIds.length === 0 ? (
        <Notice kind="empty" title={translate(VOUCHER_LABELS.noAttachments)} />
      ) : (
        <div className="wg-voucher-files">
          <Uploader
            label={translate(isReadOnly ? VOUCHER_LABELS.attachments : VOUCHER_LABELS.attachmentHint, { count, size })}
            send={send}
            accountId={accountId}
            busiType={VOUCHER_UPLOAD}
            busiName={VOUCHER_LABELS.attachments.zh}
            accepts="mixed"
            maxCount={count}
            maxMegabytes={size}
            allowsDownload
            isReadOnly={isReadOnly}
            value={open.docIds}
            onChange={(docIds) => form.changeAttachments(docIds)}
            onSending={noteSending}
            message=""
            ref={null}
          />
        </div>
      )}
    </Sheet>
  )
}
