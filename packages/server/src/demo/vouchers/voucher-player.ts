import { VOUCHER_STATES, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'

import type { Transaction } from '../../db/database.ts'
import { only } from '../../db/query.ts'
import { Failed } from '../../gateway/failures/failure.ts'
import type { Definitions } from '../../list-engine/layouts/list-definitions.ts'
import type { Maker } from '../../voucher/book/voucher-maker.ts'
import { findVoucher, linesOf } from '../../voucher/book/voucher-row.store.ts'
import type { VoucherRow } from '../../voucher/book/voucher-row.store.ts'
import { closeOrOpen, decide, discard, submit } from '../../voucher/move/move-voucher.ts'
import { pullLines } from '../../voucher/save/pull-lines.ts'
import { saveVoucher } from '../../voucher/save/save-voucher.ts'
import type { SaveContext } from '../../voucher/save/save-voucher.ts'
import type { SentVoucher } from '../../voucher/save/saved-line.ts'
import { listTemplates } from '../../voucher/templates/template.store.ts'
import { findTask, waitingTask } from '../../voucher/workflow/workflow.store.ts'

/** A voucher that was played, and who made it. */
export interface Played {
  readonly row: VoucherRow
  readonly maker: Maker
}

/** A line of a voucher that pulls from nothing. */
export type PlayedLine = Readonly<Record<string, string>>

/** How lines are pulled. */
interface PullOptions {
  readonly date: string
  readonly part?: number
  /** Members of the header beside those that follow from the lines. */
  readonly head?: PlayedLine
}

/** Makes vouchers by the functions of real ones. */
export interface VoucherPlayer {
  add(
    maker: Maker,
    type: VoucherType,
    parts: { readonly head: PlayedLine; readonly lines: readonly PlayedLine[] },
  ): Promise<Played>
  /** Pulls all lines of a voucher for a part (0 to 1) of what is open, whole units. */
  pull(maker: Maker, type: VoucherType, from: Played, options: PullOptions): Promise<Played>
  /** A voucher as it is now: others may have pulled from it. */
  fresh(played: Played): Promise<Played>
  submit(played: Played): Promise<Played>
  /** Submits, and has every step agreed to by the approver. */
  approve(played: Played, approver?: Maker): Promise<Played>
  refuse(played: Played, approver: Maker, opinion: string): Promise<Played>
  close(played: Played): Promise<Played>
  void(played: Played): Promise<Played>
}

/** Creates a player inside the seed's transaction. */
export function createVoucherPlayer(client: Transaction, definitions: Definitions, today: string): VoucherPlayer {
  const context = (maker: Maker) => ({ maker, definitions, locale: 'zh-CN' as const, today })
  return { ...making(client, context), ...moving(client) }
}

type ContextOf = (maker: Maker) => SaveContext

/** Makes vouchers, from nothing or from others. */
function making(client: Transaction, context: ContextOf): Pick<VoucherPlayer, 'add' | 'pull'> {
  const save = async (
    maker: Maker,
    type: VoucherType,
    parts: Pick<SentVoucher, 'headData' | 'lines'>,
  ): Promise<Played> => {
    const template = only((await listTemplates(client, type, maker.organisationId)).slice(0, 1))
    const sent: SentVoucher = {
      cRequestUuid: '',
      cVouchType: type,
      iVersion: 0,
      cTemplateUuid: template.id,
      iTemplateRevision: template.revision,
      ...parts,
      deleted: [],
      docIds: [],
    }
    return { row: done(await saveVoucher(client, sent, context(maker))), maker }
  }
  return {
    add: (maker, type, { head, lines }) =>
      save(maker, type, {
        headData: head,
        lines: lines.map((values, index) => ({ cRowKey: `line-${index}`, values })),
      }),
    async pull(maker, type, from, { date, part = 1, head = {} }) {
      const keys = (await linesOf(client, from.row.id)).map(({ id }) => id)
      const pulled = done(await pullLines(client, type, keys, context(maker)))
      const lines = pulled.lines.map(({ cRowKey, values, cUpRowKey = '' }) => ({
        cRowKey,
        cUpRowKey,
        values: part === 1 ? values : { ...values, iQty: partOf(String(values['iQty']), part) },
      }))
      return save(maker, type, { headData: { ...pulled.headData, ...head, dVoucherDate: date }, lines })
    },
  }
}

/** Changes the states of vouchers. */
function moving(client: Transaction): Omit<VoucherPlayer, 'add' | 'pull'> {
  const request = ({ row, maker }: Played) => ({
    named: { organisationId: row.organisationId, type: row.type as VoucherType, id: row.id },
    version: row.version,
    maker,
  })
  const submitted = async (played: Played): Promise<Played> => ({
    ...played,
    row: done(await submit(client, request(played))),
  })
  const decided = async (
    played: Played,
    decision: { readonly maker: Maker; readonly isAgreed: boolean; readonly opinion: string },
  ): Promise<Played> => {
    const { personId } = decision.maker
    const taskId = await waitingTask(client, played.row.id, personId)
    const task = taskId === undefined ? undefined : await findTask(client, taskId, personId)
    if (!task) throw new Error(`nobody decides on ${played.row.voucherNo}`)
    return { ...played, row: done(await decide(client, task, decision)) }
  }
  return {
    fresh: async (played) => ({ ...played, row: (await findVoucher(client, request(played).named)) ?? played.row }),
    submit: submitted,
    async approve(played, maker) {
      const sent = await submitted(played)
      if (sent.row.state !== VOUCHER_STATES.deciding || !maker) return sent
      return decided(sent, { maker, isAgreed: true, opinion: '同意' })
    },
    refuse: async (played, maker, opinion) => decided(await submitted(played), { maker, isAgreed: false, opinion }),
    close: async (played) => ({ ...played, row: done(await closeOrOpen(client, request(played), 'CLOSE')) }),
    void: async (played) => ({ ...played, row: done(await discard(client, request(played), 'VOID')) }),
  }
}

/** What a step of a play gives; a refusal is a mistake of the demo. */
function done<Result>(result: Result): Exclude<Result, Failed<string, unknown>> {
  if (result instanceof Failed)
    throw new Error(`the demo was refused: ${result.failure} ${JSON.stringify(result.detail)}`)
  return result as Exclude<Result, Failed<string, unknown>>
}

function partOf(quantity: string, part: number): string {
  return String(Math.max(1, Math.floor(Number(quantity) * part)))
}

/** The header that a type begins with: its day and its partner. */
export function headOf(type: VoucherType, date: string, partnerId: string): PlayedLine {
  const needsPartner = type !== 'PUR_REQUEST'
  return { dVoucherDate: date, cUrgency: '1', ...(needsPartner && { cPartner: partnerId }) }
}

/** Whether the lines of a type are goods. */
export function hasGoods(type: VoucherType): boolean {
  return VOUCHER_TYPES[type].lines === 'goods'
}
