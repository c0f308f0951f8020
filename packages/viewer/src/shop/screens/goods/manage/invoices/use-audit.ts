import { auditInvoice } from '@mallwright/contract/invoice'
import { createApi } from '@mallwright/contract/rpc'
import type { InputOf } from '@mallwright/contract/rpc'
import type { SubmitResult } from '@mallwright/shop-core/form'

import { useShop } from '../../../../client/shop-context.ts'
import { AUDIT_LABELS } from './audit-labels.ts'
import type { AuditProps } from './audit-props.ts'

/** Sends an answer to an application, and closes its form once it is taken. */
export function useAudit({ onDone, onClose }: AuditProps) {
  const { send } = useShop()
  return async (body: InputOf<typeof auditInvoice>['body']): Promise<SubmitResult> => {
    const answer = await createApi({ auditInvoice }, send).auditInvoice({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, AUDIT_LABELS.done)
    onClose()
    return { ok: true }
  }
}
