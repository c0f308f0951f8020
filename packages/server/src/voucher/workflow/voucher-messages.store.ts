import { SHOP_BASE } from '@mallwright/contract/link'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'
import { sendMessages } from '../../message/message.store.ts'
import type { VoucherRow } from '../book/voucher-row.store.ts'
import { MAY_DECIDE } from './may-decide.ts'

type Named = Pick<VoucherRow, 'id' | 'type' | 'voucherNo'>

/** The form of a voucher. */
function linkTo({ type, id }: Named): string {
  return `${SHOP_BASE}/UserCenter/work/voucher?cVouchType=${type}&cUuid=${id}`
}

const DECIDERS = rows(
  { accountId: z.string() },
  `select d.account_id as "accountId" from workflow_task t join voucher v on v.id = t.voucher_id
     join org_member d on d.organisation_id = v.organisation_id
   where t.id = $1::uuid and d.account_id is not null and ${MAY_DECIDE} order by 1`,
)

/** Tells all who may decide on a task that it waits. */
export async function messageDeciders(client: Transaction, voucher: Named, taskId: string): Promise<void> {
  const deciders = await DECIDERS.all(client, [taskId])
  const parameters = { number: voucher.voucherNo }
  await sendMessages(
    client,
    deciders.map(({ accountId }) => ({ accountId, code: 'voucher.asked', parameters, link: linkTo(voucher) })),
  )
}

/** Tells the submitter of a voucher how it was decided. */
export async function messageSubmitter(
  client: Transaction,
  voucher: Named,
  decided: { readonly submitterId: string | null; readonly isAgreed: boolean; readonly opinion: string },
): Promise<void> {
  const { submitterId, isAgreed, opinion } = decided
  if (submitterId === null) return
  const code = isAgreed ? 'voucher.passed' : 'voucher.refused'
  const parameters = { number: voucher.voucherNo, opinion }
  await sendMessages(client, [{ accountId: submitterId, code, parameters, link: linkTo(voucher) }])
}
