import { auditInvoice } from '@mallwright/contract/invoice'
import { createApi } from '@mallwright/contract/rpc'
import type { InputOf } from '@mallwright/contract/rpc'
import type { SubmitResult } from '@mallwright/shop-core/form'

import { useShop } from '../../../../client/shop-context.ts'
import type { AuditProps } from './audit-props.ts'
import { MANAGED_INVOICE_LABELS } from './managed-invoice-labels.ts'

/** Sends an answer to an application, and closes its form once it is taken. */
export function useAudit({ onDone, onClose }: AuditProps) {
  const { send } = useShop()
  return async (body: InputOf<typeof auditInvoice>['body']): Promise<SubmitResult> => {
    const answer = await createApi({ auditInvoice }, send).auditInvoice({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, MANAGED_INVOICE_LABELS.done)
    onClose()
    return { ok: true }
  }
}
