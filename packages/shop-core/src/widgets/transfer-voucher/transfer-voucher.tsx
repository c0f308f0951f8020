import { TRANSFER_UPLOAD } from '@mallwright/contract/file'
import { uploadTransferVoucher } from '@mallwright/contract/payment'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/index.ts'
import { errorText } from '../../kit/index.ts'
import { CallError } from '../../query/call-error.ts'
import { Uploader } from '../uploader/uploader.tsx'
import '../controls/widget-controls.css'
import './transfer-voucher.css'

const LABELS = {
  voucher: { zh: '转账凭证', en: 'Transfer voucher' },
  hint: {
    zh: '转账后请上传银行凭证（图片或 PDF），到账核销后付款生效。',
    en: 'Upload the voucher of your bank, a picture or a PDF, after the transfer. The payment counts once the money is booked.',
  },
  sent: { zh: '凭证已上传，等待核销', en: 'The voucher is uploaded and will be checked' },
  again: { zh: '重新上传', en: 'Upload another one' },
}

/** Props of the voucher of a company transfer. */
export interface TransferVoucherProps {
  readonly send: Send
  /** The signed-in account, which pays. */
  readonly accountId: string
  readonly flowNo: string
  /** One has been uploaded before; read at first. */
  readonly hasVoucher: boolean
}

/** Lets the payer of a company transfer show its voucher. Another one takes its place until an operator decides. Domain 1.6. */
export function TransferVoucher({ send, accountId, flowNo, hasVoucher }: TransferVoucherProps): ReactNode {
  const translate = useText()
  const [isSent, setIsSent] = useState(hasVoucher)
  const [message, setMessage] = useState('')
  const submit = async (docId: string) => {
    setMessage('')
    const body = { cRequestUuid: newUuid(), cPaymentFlowNo: flowNo, cDocId: docId }
    const answer = await createApi({ uploadTransferVoucher }, send).uploadTransferVoucher({ body })
    if (answer.ok) setIsSent(true)
    else setMessage(errorText(new CallError(answer)))
  }
  if (isSent) {
    return (
      <div className="wg-voucher" role="status">
        <p>{translate(LABELS.sent)}</p>
        <button type="button" className="wg-text-button is-strong" onClick={() => setIsSent(false)}>
          {translate(LABELS.again)}
        </button>
      </div>
    )
  }
  return (
    <div className="wg-voucher">
      <p>{translate(LABELS.hint)}</p>
      <Uploader
        label={translate(LABELS.voucher)}
        send={send}
        accountId={accountId}
        busiType={TRANSFER_UPLOAD}
        busiName={LABELS.voucher.zh}
        accepts="pictures-and-pdf"
        maxCount={1}
        keepsPendingAs={`transfer/${flowNo}`}
        value={[]}
        onChange={([docId]) => docId !== undefined && void submit(docId)}
        message={message}
        ref={null}
      />
    </div>
  )
}
