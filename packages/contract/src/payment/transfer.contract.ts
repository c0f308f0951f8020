import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { FLOW_FAILURES } from './payment.contract.ts'

const uuidText = z.string().check(z.minLength(1), z.maxLength(64))

/** Adds the picture of the bank's voucher to a company transfer, whose money is awaited for three more days. Domain 1.6. */
export const uploadTransferVoucher = endpoint({
  method: 'POST',
  path: 'alc-alshop/PayAction/uploadTransferVoucher',
  gate: 'login',
  summary: 'Adds the voucher of a company transfer.',
  body: z.object({
    cRequestUuid: uuidText,
    cPaymentFlowNo: uuidText,
    /** An upload of the caller with `TRANSFER_UPLOAD`. */
    cDocId: uuidText,
  }),
  data: z.object({}),
  failures: {
    ...FLOW_FAILURES,
    PAY_STATE_CHANGED: { code: 4009 },
    VOUCHER_UNKNOWN: { code: 4001, data: z.object({ cField: z.literal('cDocId') }) },
  },
})
