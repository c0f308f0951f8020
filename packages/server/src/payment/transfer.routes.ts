import { TRANSFER_UPLOAD } from '@mallwright/contract/file'
import { PAY_STATES } from '@mallwright/contract/payment'
import { ENDPOINTS } from '@mallwright/contract/registry'

import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import { lockOwnUpload } from '../file/file.store.ts'
import { openAttemptOf } from './pay-attempt.store.ts'
import { extendFlow, lockFlow } from './payment-flow.store.ts'
import { TRANSFER_HOURS } from './payment.rules.ts'
import { setVoucher } from './transfer-voucher.store.ts'

const { uploadTransferVoucher } = ENDPOINTS.payment

/** Registers the handler by which a payer shows that a company transfer was made. */
export function transferRoutes(context: AppContext): void {
  handle(context, uploadTransferVoucher, async ({ body, caller, payload }) =>
    runIdempotent(context.database, idempotencyKey(uploadTransferVoucher, { body, caller, payload }), {
      lock: (client) => lockFlow(client, { flowNo: body.cPaymentFlowNo }),
      work: async (client, flow) => {
        if (flow?.accountId !== caller.accountId) return fail('FLOW_UNKNOWN')
        const isAwaited = flow.state === PAY_STATES.transferring && !flow.isOverdue
        const attempt = isAwaited ? await openAttemptOf(client, flow.id) : undefined
        if (!attempt) return fail('PAY_STATE_CHANGED')
        const upload = { accountId: caller.accountId, id: body.cDocId, busiType: TRANSFER_UPLOAD }
        const fileId = await lockOwnUpload(client, upload)
        if (fileId === undefined) return fail('VOUCHER_UNKNOWN', { cField: 'cDocId' })
        await setVoucher(client, attempt.id, fileId)
        await extendFlow(client, flow.id, TRANSFER_HOURS)
        return DONE
      },
    }),
  )
}
