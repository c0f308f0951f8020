import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { archive } from '../../db/tables/voucher/archive.table.ts'
import { organisationId } from '../plans/demo-id.ts'
import { OTHER_SUPPLIERS } from './archives.data.ts'
import { LIVE_MATERIALS, materialLine } from './chain-plans.ts'
import { archiveId } from './seed-archives.ts'
import type { Play } from './play-by-days.ts'
import { playDraft } from './play-drafts.ts'
import { readPartner } from './voucher-cast.ts'
import type { Cast } from './voucher-cast.ts'
import { headOf } from './voucher-player.ts'
import type { PlayedLine, VoucherPlayer } from './voucher-player.ts'
import { WIDE_TEMPLATE } from './wide-template.data.ts'

/** What single vouchers are made with. */
interface SinglePlay {
  readonly player: VoucherPlayer
  /** Of E1 with a seller, and of an institution that E1 has nothing to do with. */
  readonly cast: Cast
  readonly foreign: Cast
  /** Working days; the youngest come last. */
  readonly days: readonly string[]
}

/** Most lines that a voucher may have: contract `VOUCHER_LIMITS`. */
const WIDE_LINES = 1000

/** The supplier that is stopped after an order was written: the last of those outside of the mall. */
const STOPPED_CODE = `S${100 + OTHER_SUPPLIERS.length}`

/** The vouchers at the edges, one each. Engine 10. */
export function playSingleVouchers(client: Transaction, play: SinglePlay): readonly Play[] {
  const ofDay = (daysBack: number, make: (date: string) => Promise<void>) => {
    const date = play.days.at(-daysBack) ?? ''
    return playDraft(date, () => make(date))
  }
  return [
    ofDay(6, (date) => playStale(client, play, date)),
    ofDay(5, (date) => playHalves(play, date)),
    ofDay(4, (date) => playWide(play, date)),
    ofDay(3, (date) => playForeign(client, play, date)),
  ]
}

/** A thousand lines of twenty columns. */
async function playWide({ player, cast }: SinglePlay, date: string): Promise<void> {
  const head = { ...headOf('E1', date, ''), cRemark: '年度集采：一千行' }
  const lines = Array.from({ length: WIDE_LINES }, (_, index) => wideLine(index))
  await player.add(cast.makerOf('PUR_REQUEST'), 'PUR_REQUEST', { head, lines, templateId: WIDE_TEMPLATE.id })
}

function wideLine(index: number): PlayedLine {
  const cheap = LIVE_MATERIALS.filter(({ price }) => price <= 90)
  const material = cheap[index % cheap.length]
  return {
    ...materialLine('E1', material?.index ?? 0),
    iQty: String(1 + (index % 9)),
    iPrice: String(material?.price ?? 1),
    iTaxRate: material?.taxRate ?? '0.13',
    cBrand: ['国产', '进口', '不限'][index % 3] ?? '',
    cUsage: `工段 ${1 + (index % 40)}`,
    iStock: String((index * 7) % 50),
    cRemark: index % 25 === 0 ? '与上年同规格' : '',
  }
}

/** An order whose supplier is no longer there. */
async function playStale(client: Transaction, { player, cast }: SinglePlay, date: string): Promise<void> {
  const head = headOf('E1', date, archiveId('E1', 'supplier', STOPPED_CODE))
  const lines = [{ ...materialLine('E1', 33), iQty: '40', iPrice: '31.5', iTaxRate: '0.13' }]
  await player.add(cast.makerOf('PUR_ORDER'), 'PUR_ORDER', { head, lines })
  await orm(client)
    .update(archive)
    .set({ isStopped: true })
    .where(and(eq(archive.organisationId, organisationId('E1')), eq(archive.code, STOPPED_CODE)))
}

/** An order that neither E1 nor its sellers may see. */
async function playForeign(client: Transaction, { player, foreign }: SinglePlay, date: string): Promise<void> {
  const partnerId = await readPartner(client, { owner: 'E2', kind: 'supplier', other: 'X2' })
  const head = { ...headOf('E2', date, partnerId), cRemark: '其他机构不可见' }
  const lines = [{ ...materialLine('E2', 17), iQty: '60', iPrice: '88.6', iTaxRate: '0.13' }]
  await player.approve(await player.add(foreign.makerOf('PUR_ORDER'), 'PUR_ORDER', { head, lines }))
}

/** Two lines whose amounts end on half a fen: 272.355 and 228.125. */
async function playHalves({ player, cast }: SinglePlay, date: string): Promise<void> {
  const head = { ...headOf('E1', date, cast.partnerOf('PUR_ORDER')), cRemark: '金额恰为半分' }
  const lines = [
    { ...materialLine('E1', 32), iQty: '33.5', iPrice: '8.13', iTaxRate: '0.13' },
    { ...materialLine('E1', 6), iQty: '12.5', iPrice: '18.25', iTaxRate: '0.13' },
  ]
  await player.approve(await player.add(cast.makerOf('PUR_ORDER'), 'PUR_ORDER', { head, lines }), cast.approver)
}
