import { VOUCHER_MOVES } from '@mallwright/contract/voucher'
import type { Voucher, VoucherMoveCode, VoucherState, VoucherType, VoucherValues } from '@mallwright/contract/voucher'

import type { StoredCompanions, StoredValues } from '../../db/tables/voucher/voucher.table.ts'
import { isMovedByHand } from '../book/mall-pulled.ts'
import type { VoucherLineRow, VoucherRow } from '../book/voucher-row.store.ts'

/** What the wire needs beside the rows. */
export interface VoucherParts {
  readonly lines: readonly VoucherLineRow[]
  /** The upstream line of each line that has one. */
  readonly upLineOf: ReadonlyMap<string, string>
  readonly docIds: readonly string[]
  /** Codes of the buttons that the caller may use in the type's menu. */
  readonly granted: readonly string[]
  readonly taskId: string | undefined
  /** Why it was refused. */
  readonly refusal: string | undefined
}

/** A voucher as the wire has it. */
export function wireVoucher(row: VoucherRow, parts: VoucherParts): Voucher {
  const { lines, upLineOf, docIds, granted, taskId, refusal } = parts
  return {
    cVouchType: row.type as VoucherType,
    cUuid: row.id,
    cVoucherNo: row.voucherNo,
    cTemplateUuid: row.templateId,
    iTemplateRevision: row.templateRevision,
    iVoucherState: row.state,
    iExecState: row.execState,
    iPaymentStatus: row.paymentStatus,
    iVersion: row.version,
    bMall: row.sourceKind !== null,
    headData: { ...wireValues(row.fields, row.companions), cVoucherNo: row.voucherNo },
    lines: lines.map((line) => {
      const cUpRowKey = upLineOf.get(line.id)
      return {
        cRowKey: line.id,
        values: wireValues(line.fields, line.companions),
        ...(cUpRowKey !== undefined && { cUpRowKey }),
      }
    }),
    docIds: [...docIds],
    opList: operations(row, granted),
    ...(taskId !== undefined && { cTaskUuid: taskId }),
    ...(refusal !== undefined && { cRefusal: refusal }),
  }
}

/** Values with what is known of references beside them, under `$` and their field. Specification 3 §3. */
export function wireValues(fields: StoredValues, companions: StoredCompanions): VoucherValues {
  const named = Object.entries(companions).map(([name, companion]) => [`$${name}`, companion] as const)
  return { ...fields, ...Object.fromEntries(named) }
}

/** The buttons that the caller may press on a voucher now. Engine 6.3. */
export function operations(row: VoucherRow, granted: readonly string[]): string[] {
  const isMall = row.sourceKind !== null
  return granted.filter((button) => {
    if (button === 'SAVE') return !isMall && VOUCHER_MOVES.SUBMIT.from.some((state) => state === row.state)
    if (!isMove(button)) return true
    if (!isMovedByHand(row, button)) return false
    const from: readonly VoucherState[] = VOUCHER_MOVES[button].from
    if (!from.includes(row.state as VoucherState)) return false
    if (button === 'DELETE') return row.submitCount === 0
    return button !== 'VOID' || row.submitCount > 0
  })
}

function isMove(button: string): button is VoucherMoveCode {
  return Object.hasOwn(VOUCHER_MOVES, button)
}
