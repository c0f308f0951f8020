import { VOUCHER_MOVES, VOUCHER_STATES } from '@mallwright/contract/voucher'
import type { VoucherMoveCode, VoucherState } from '@mallwright/contract/voucher'

import type { Transaction } from '../../db/database.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { isMovedByHand } from '../book/mall-pulled.ts'
import { bookLinks, lockUpstream, readLinks } from '../book/link-lines.store.ts'
import type { Maker } from '../book/voucher-maker.ts'
import {
  hasLines,
  isPulled,
  linesOf,
  lockVoucher,
  logVoucher,
  updateVoucher,
  removeAttachments,
} from '../book/voucher-row.store.ts'
import type { NamedVoucher, VoucherRow } from '../book/voucher-row.store.ts'
import { askStep, decideTask, stepsOf, withdrawTasks } from '../workflow/workflow.store.ts'
import type { OpenTask } from '../workflow/workflow.store.ts'
import { messageDeciders, messageSubmitter } from '../workflow/voucher-messages.store.ts'

/** Who moves which voucher, in the version that they have seen. */
export interface MoveRequest {
  readonly named: NamedVoucher
  readonly version: number
  readonly maker: Maker
}

/** The member who changes a state. */
type Decider = Pick<Maker, 'organisationId' | 'personId'>

/** A change of a voucher's state on its row. */
type Changes = Parameters<typeof updateVoucher>[2]

/**
 * Locks a voucher and checks that a move is possible: the voucher is moved by hand, in one of the move's states, and in the version that
 * the caller has seen.
 */
async function lockForMove(client: Transaction, { named, version }: MoveRequest, button: VoucherMoveCode) {
  const row = await lockVoucher(client, named)
  if (!row) return fail('EMPTY')
  if (!isMovedByHand(row, button)) return fail('VOUCHER_OF_MALL')
  const from: readonly VoucherState[] = VOUCHER_MOVES[button].from
  if (!from.includes(row.state as VoucherState) || row.version !== version) return fail('VOUCHER_CHANGED')
  return row
}

async function isPulledFrom(client: Transaction, { id }: VoucherRow): Promise<boolean> {
  return (await linesOf(client, id)).some(isPulled)
}

async function moveTo(
  client: Transaction,
  row: VoucherRow,
  {
    changes,
    action,
    maker,
    opinion = '',
  }: { readonly changes: Changes; readonly action: string; readonly maker: Decider; readonly opinion?: string },
): Promise<VoucherRow> {
  const moved = await updateVoucher(client, row.id, changes)
  const { personId } = maker
  await logVoucher(client, { voucherId: row.id, action, personId, fromState: row.state, toState: moved.state, opinion })
  return moved
}

const approval = () => ({ state: VOUCHER_STATES.approved, approvedAt: new Date() })

/** Asks for a step, and tells whoever may decide on it. */
async function ask(client: Transaction, voucher: VoucherRow, asked: Parameters<typeof askStep>[2]): Promise<void> {
  await messageDeciders(client, voucher, await askStep(client, voucher, asked))
}

/** Submits a draft: the first step of its approval is asked for; without any, it is approved at once. */
export async function submit(client: Transaction, request: MoveRequest) {
  const row = await lockForMove(client, request, 'SUBMIT')
  if (row instanceof Failed) return row
  if (!(await hasLines(client, row.id))) return fail('VOUCHER_EMPTY')
  const { maker } = request
  const submitCount = row.submitCount + 1
  const [step] = await stepsOf(client, row)
  const changes = step ? { state: VOUCHER_STATES.deciding, submitCount } : { ...approval(), submitCount }
  const moved = await moveTo(client, row, { changes, action: 'SUBMIT', maker })
  if (step) await ask(client, moved, { stepNo: 1, step, submitterId: maker.accountId })
  return moved
}

/** Takes a submitted voucher back while no step of it was decided. */
export async function withdraw(client: Transaction, request: MoveRequest) {
  const row = await lockForMove(client, request, 'WITHDRAW')
  if (row instanceof Failed) return row
  if (!(await withdrawTasks(client, row))) return fail('VOUCHER_CHANGED')
  return moveTo(client, row, { changes: { state: VOUCHER_STATES.draft }, action: 'WITHDRAW', maker: request.maker })
}

/** Makes an approved voucher a draft again; nothing may have been pulled from it. */
export async function unapprove(client: Transaction, request: MoveRequest) {
  const row = await lockForMove(client, request, 'UNAPPROVE')
  if (row instanceof Failed) return row
  if (await isPulledFrom(client, row)) return fail('VOUCHER_PULLED')
  const changes = { state: VOUCHER_STATES.draft, approvedAt: null }
  return moveTo(client, row, { changes, action: 'UNAPPROVE', maker: request.maker })
}

/** Closes what is open of an approved voucher, or opens a closed one again. */
export async function closeOrOpen(client: Transaction, request: MoveRequest, button: 'CLOSE' | 'OPEN') {
  const row = await lockForMove(client, request, button)
  if (row instanceof Failed) return row
  return moveTo(client, row, { changes: { state: VOUCHER_MOVES[button].to }, action: button, maker: request.maker })
}

/** Voids or deletes a draft: what it has pulled is open again. One that was ever submitted can be voided only, the others deleted only. */
export async function discard(client: Transaction, request: MoveRequest, button: 'VOID' | 'DELETE') {
  const row = await lockForMove(client, request, button)
  if (row instanceof Failed) return row
  if (row.submitCount > 0 !== (button === 'VOID')) return fail('VOUCHER_CHANGED')
  const stored = await readLinks(client, row.id)
  await lockUpstream(
    client,
    stored.map(({ upLineId }) => upLineId),
  )
  const given = await bookLinks(client, { voucherId: row.id, stored, links: [] })
  if (given !== 'booked') throw new Error(`voucher ${row.voucherNo} has pulled more than was counted`)
  // Nobody can open a deleted voucher: its files are nobody's use any more.
  if (button === 'DELETE') await removeAttachments(client, row.id)
  const changes = button === 'VOID' ? { state: VOUCHER_STATES.void } : { deletedAt: new Date() }
  return moveTo(client, row, { changes, action: button, maker: request.maker })
}

/** Decides on a step of a voucher: the next step is asked for, or it is approved, or refused. Engine 6.7. */
export async function decide(
  client: Transaction,
  task: OpenTask,
  decision: { readonly isAgreed: boolean; readonly opinion: string; readonly maker: Decider },
) {
  const { isAgreed, opinion, maker } = decision
  const named = { organisationId: maker.organisationId, type: task.type as NamedVoucher['type'], id: task.voucherId }
  const row = await lockVoucher(client, named)
  const isCurrent = row?.state === VOUCHER_STATES.deciding && row.submitCount === task.round
  if (!isCurrent || !(await decideTask(client, task.id, { isAgreed, opinion, personId: maker.personId }))) {
    return fail('VOUCHER_CHANGED')
  }
  const next = isAgreed ? (await stepsOf(client, row))[task.stepNo] : undefined
  const changes = !isAgreed ? { state: VOUCHER_STATES.refused } : next ? {} : approval()
  const moved = await moveTo(client, row, { changes, action: isAgreed ? 'AGREE' : 'REFUSE', maker, opinion })
  if (next) await ask(client, moved, { stepNo: task.stepNo + 1, step: next, submitterId: task.submitterId })
  else await messageSubmitter(client, moved, { submitterId: task.submitterId, isAgreed, opinion })
  return moved
}
