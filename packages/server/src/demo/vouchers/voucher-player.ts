import { VOUCHER_STATES, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'

import type { Transaction } from '../../db/database.ts'
import { only } from '../../db/query.ts'
import { Failed } from '../../gateway/failures/failure.ts'
import type { Definitions } from '../../list-engine/layouts/list-definitions.ts'
import type { Maker } from '../../voucher/book/voucher-maker.ts'
import { findVoucher } from '../../voucher/book/voucher-row.store.ts'
import type { VoucherRow } from '../../voucher/book/voucher-row.store.ts'
import { closeOrOpen, decide, discard, submit, unapprove } from '../../voucher/move/move-voucher.ts'
import { pullLines } from '../../voucher/save/pull-lines.ts'
import { saveVoucher } from '../../voucher/save/save-voucher.ts'
import type { SaveContext } from '../../voucher/save/save-voucher.ts'
import type { SentVoucher } from '../../voucher/save/saved-line.ts'
import { listTemplates } from '../../voucher/templates/template.store.ts'
import type { TemplateRow } from '../../voucher/templates/template.store.ts'
import { findTask, waitingTask } from '../../voucher/workflow/workflow.store.ts'
import { demoId } from '../plans/demo-id.ts'
import { archiveId } from './seed-archives.ts'

/** A voucher that was played, and who made it. */
export interface Played {
  readonly row: VoucherRow
  /** The ids of its lines in their order. */
  readonly lineIds: readonly string[]
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
    parts: {
      readonly head: PlayedLine
      readonly lines: readonly PlayedLine[]
      /** Of a template that is not the usual one. */
      readonly templateId?: string
    },
  ): Promise<Played>
  /** Pulls all lines of a voucher for a part (0 to 1) of what is open, whole units. */
  pull(maker: Maker, type: VoucherType, from: Played, options: PullOptions): Promise<Played>
  /** A voucher as it is now: others may have pulled from it. */
  fresh(played: Played): Promise<Played>
  submit(played: Played): Promise<Played>
  /** Submits, and has every step agreed to by the approver. */
  approve(played: Played, approver?: Maker): Promise<Played>
  refuse(played: Played, approver: Maker, opinion: string): Promise<Played>
  unapprove(played: Played): Promise<Played>
  close(played: Played): Promise<Played>
  void(played: Played): Promise<Played>
  /** The ids of all vouchers so far. */
  played(): readonly string[]
}

/** Creates a player inside the seed's transaction. Its vouchers and lines have the same ids in every run. */
export function createVoucherPlayer(client: Transaction, definitions: Definitions, today: string): VoucherPlayer {
  let count = 0
  const newId = () => demoId(`voucher/${(count += 1)}`)
  const context = (maker: Maker) => ({ maker, definitions, locale: 'zh-CN' as const, today, newId })
  return { ...making(client, context), ...moving(client) }
}

type ContextOf = (maker: Maker) => SaveContext & { readonly newId: () => string }

/** Makes vouchers, from nothing or from others. */
function making(client: Transaction, context: ContextOf): Pick<VoucherPlayer, 'add' | 'pull' | 'played'> {
  const ids: string[] = []
  const templatesOf = templateReader(client)
  const save = async (
    maker: Maker,
    parts: Pick<SentVoucher, 'cVouchType' | 'headData' | 'lines'>,
    templateId?: string,
  ): Promise<Played> => {
    const templates = await templatesOf(parts.cVouchType, maker.organisationId)
    const template = only(templates.filter(({ id }) => id === (templateId ?? templates[0]?.id)))
    const sent: SentVoucher = {
      cRequestUuid: '',
      iVersion: 0,
      cTemplateUuid: template.id,
      iTemplateRevision: template.revision,
      ...parts,
      deleted: [],
      docIds: [],
    }
    const saving = context(maker)
    const given: string[] = []
    const newId = () => given[given.push(saving.newId()) - 1] ?? ''
    const row = done(await saveVoucher(client, sent, { ...saving, newId }))
    ids.push(row.id)
    return { row, maker, lineIds: given.filter((id) => id !== row.id) }
  }
  return {
    played: () => ids,
    add: (maker, cVouchType, { head: headData, lines, templateId }) => {
      const sent = lines.map((values, index) => ({ cRowKey: `line-${index}`, values }))
      return save(maker, { cVouchType, headData, lines: sent }, templateId)
    },
    async pull(maker, cVouchType, from, { date, part = 1, head = {} }) {
      const pulled = done(await pullLines(client, cVouchType, from.lineIds, context(maker)))
      const lines = pulled.lines.map(({ cRowKey, values, cUpRowKey = '' }) => ({
        cRowKey,
        cUpRowKey,
        values: part === 1 ? values : { ...values, iQty: partOf(String(values['iQty']), part) },
      }))
      return save(maker, { cVouchType, headData: { ...pulled.headData, ...head, dVoucherDate: date }, lines })
    },
  }
}

/** Reads the templates that a form would have, once a type and institution. */
function templateReader(client: Transaction) {
  const known = new Map<string, readonly TemplateRow[]>()
  return async (type: VoucherType, organisationId: string): Promise<readonly TemplateRow[]> => {
    const name = `${type} ${organisationId}`
    const templates = known.get(name) ?? (await listTemplates(client, type, organisationId))
    known.set(name, templates)
    return templates
  }
}

/** Changes the states of vouchers. */
function moving(client: Transaction): Omit<VoucherPlayer, 'add' | 'pull' | 'played'> {
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
    unapprove: async (played) => ({ ...played, row: done(await unapprove(client, request(played))) }),
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

/** The header that a voucher of an institution begins with: its day, who is in charge, and the partner unless that is ''. */
export function headOf(institution: string, date: string, partnerId: string): PlayedLine {
  return {
    dVoucherDate: date,
    cUrgency: '1',
    cDepartment: archiveId(institution, 'department', 'D0101'),
    cPerson: archiveId(institution, 'person', 'R001'),
    ...(partnerId !== '' && { cPartner: partnerId }),
  }
}

/** Whether the lines of a type are goods. */
export function hasGoods(type: VoucherType): boolean {
  return VOUCHER_TYPES[type].lines === 'goods'
}
