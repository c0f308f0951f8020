import { ENDPOINTS } from '@mallwright/contract/registry'
import type { VoucherType } from '@mallwright/contract/voucher'

import type { Transaction } from '../../db/database.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { handle } from '../../gateway/handle.ts'
import type { CurrentInstitution } from '../../gateway/guard/institution.store.ts'
import { operations } from '../read/voucher.wire.ts'
import type { VoucherRow } from '../book/voucher-row.store.ts'
import { makerOf } from '../book/voucher-maker.ts'
import { readRights } from '../book/voucher-rights.ts'
import { inVoucherTransaction } from '../book/voucher-transaction.ts'
import { findTask } from '../workflow/workflow.store.ts'
import { closeOrOpen, decide, discard, submit, unapprove, withdraw } from './move-voucher.ts'
import type { MoveRequest } from './move-voucher.ts'

const endpoints = ENDPOINTS.voucher

/** A call that moves a voucher. */
interface MoveCall {
  readonly body: { readonly cVouchType: VoucherType; readonly cUuid: string; readonly iVersion: number }
  readonly caller: AccountCaller
  readonly institution: CurrentInstitution | undefined
}

/** Registers the handlers that change the state of vouchers. */
export function voucherMoveRoutes(context: AppContext): void {
  const { database } = context
  const run = async <Refused extends Failed<string, unknown>>(
    { body, caller, institution }: MoveCall,
    move: (client: Transaction, request: MoveRequest) => Promise<VoucherRow | Refused>,
  ) => {
    const maker = makerOf(caller, institution)
    const named = { organisationId: maker.organisationId, type: body.cVouchType, id: body.cUuid }
    const moved = await inVoucherTransaction(database, (client) =>
      move(client, { named, version: body.iVersion, maker }),
    )
    if (moved instanceof Failed) return moved
    const rights = await readRights(database.pool, caller.accountId, [body.cVouchType])
    return {
      iVoucherState: moved.state,
      iVersion: moved.version,
      opList: operations(moved, rights.get(body.cVouchType) ?? []),
    }
  }
  handle(context, endpoints.submitVoucher, (call) => run(call, submit))
  handle(context, endpoints.withdrawVoucher, (call) => run(call, withdraw))
  handle(context, endpoints.unapproveVoucher, (call) => run(call, unapprove))
  handle(context, endpoints.closeVoucher, (call) =>
    run(call, (client, request) => closeOrOpen(client, request, 'CLOSE')),
  )
  handle(context, endpoints.openVoucher, (call) => run(call, (client, request) => closeOrOpen(client, request, 'OPEN')))
  handle(context, endpoints.voidVoucher, (call) => run(call, (client, request) => discard(client, request, 'VOID')))
  handle(context, endpoints.delVoucher, async (call) => {
    const moved = await run(call, (client, request) => discard(client, request, 'DELETE'))
    return moved instanceof Failed ? moved : DONE
  })
  handle(context, endpoints.approveVoucher, async ({ body, caller, institution }) => {
    const maker = makerOf(caller, institution)
    const opinion = body.cOpinion.trim()
    if (!body.bAgree && opinion === '') return fail('REASON_NEEDED', { cField: 'cReason' })
    const decided = await inVoucherTransaction(database, async (client) => {
      const task = await findTask(client, body.cTaskUuid, maker.personId)
      return task ? decide(client, task, { isAgreed: body.bAgree, opinion, maker }) : fail('VOUCHER_CHANGED')
    })
    return decided instanceof Failed ? decided : { iVoucherState: decided.state }
  })
}
