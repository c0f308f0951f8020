import { newUuid } from '@mallwright/contract/values'
import type pg from 'pg'

import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim } from '../claim.ts'
import { dataOf } from '../trade/trade-world.ts'
import type { Person, TradeWorld } from '../trade/trade-world.ts'
import { approvedOrder, enterRivals, savePulling } from './purchase-order.ts'
import type { Rivals } from './purchase-order.ts'

/** People who save at the process that is killed, and the lines that each save pulls. */
const [SAVERS, LINES] = [6, 40]

/** Units of each line: more than all saves pull, for less than an approval is asked for. */
const QTY = '120'

/** When the process is killed, in ms after the load began: `min + (round * step) % range`; primes, to hit different moments. */
const KILL_AFTER_MS = { min: 211, range: 701, step: 293 } as const

/** A save that was sent: its answer's voucher, while that is missing ''. */
interface Sent {
  readonly seller: Person
  readonly keys: readonly string[]
  readonly request: string
  id: string
}

/** Kills a process N times while people save vouchers that pull from the same lines; another process goes on. */
export async function proveKills(world: TradeWorld, kills: number): Promise<Claim[]> {
  const rivals = await enterRivals(world, SAVERS)
  const figures = { sent: 0, unanswered: 0, lost: 0, doubled: 0 }
  for (let round = 0; round < kills; round += 1) {
    const { keys } = await approvedOrder(rivals, LINES, QTY)
    const sent: Sent[] = []
    const load = { isOver: false }
    const lives = rivals.sellers.map((seller) => saveUntilKilled(rivals, { seller, keys, sent, load }))
    await new Promise((resolve) => {
      setTimeout(resolve, KILL_AFTER_MS.min + ((round * KILL_AFTER_MS.step) % KILL_AFTER_MS.range))
    })
    load.isOver = true
    await world.killAndRestart(0)
    await Promise.all(lives)
    figures.sent += sent.length
    figures.unanswered += sent.filter(({ id }) => id === '').length
    figures.lost += await lostOf(world.database, sent)
    figures.doubled += await repeatUnanswered(world.database, rivals, sent)
  }
  const planted = { seller: rivals.buyer, keys: [], request: '', id: newUuid() }
  assertDetects('lost saves', (await lostOf(world.database, [planted])) === 1)
  const attempts = `${kills} kills, ${figures.sent} saves of ${LINES} pulled lines, ${figures.unanswered} of them unanswered`
  return [
    zeroClaim('acknowledged vouchers lost to SIGKILL, or there in part', attempts, figures.lost),
    zeroClaim(
      'unanswered saves that are there twice, or in part, after they are sent again',
      attempts,
      figures.doubled,
    ),
  ]
}

interface Life {
  readonly seller: Person
  readonly keys: readonly string[]
  readonly sent: Sent[]
  readonly load: { readonly isOver: boolean }
}

/** Saves over and over until the process is gone. */
async function saveUntilKilled(rivals: Rivals, { seller, keys, sent, load }: Life): Promise<void> {
  try {
    while (!load.isOver) {
      const save: Sent = { seller, keys, request: newUuid(), id: '' }
      sent.push(save)
      const answer = await savePulling(rivals, seller.at(0), {
        type: 'SAL_ORDER',
        keys,
        qty: '1',
        request: save.request,
      })
      save.id = dataOf(answer).cUuid
    }
  } catch (error) {
    // Errors of fetch when the server is killed before or during an answer.
    const isLost = error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'AbortError'
    if (!load.isOver || !isLost) throw error
  }
}

/** Vouchers that were answered, and are not there with all their links. */
async function lostOf(database: pg.Pool, sent: readonly Sent[]): Promise<number> {
  const answered = sent.flatMap(({ id }) => (id === '' ? [] : [id]))
  const { rows } = await database.query<{ id: string }>(
    `select down_voucher_id as id from voucher_link where down_voucher_id = any($1) group by down_voucher_id having count(*) = $2`,
    [answered, LINES],
  )
  return answered.length - rows.length
}

/** Sends unanswered saves again, twice; those that make two vouchers, or not one whole one. */
async function repeatUnanswered(database: pg.Pool, rivals: Rivals, sent: readonly Sent[]): Promise<number> {
  let wrong = 0
  for (const save of sent.filter(({ id }) => id === '')) {
    const { seller, keys, request } = save
    const wanted = { type: 'SAL_ORDER', keys, qty: '1', request } as const
    const first = dataOf(await savePulling(rivals, seller.at(0), wanted)).cUuid
    save.id = dataOf(await savePulling(rivals, seller.at(1), wanted)).cUuid
    if (first !== save.id || (await lostOf(database, [save])) > 0) wrong += 1
  }
  const upLine = sent[0]?.keys[0]
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from voucher_link where up_line_id::text = $1`,
    [upLine ?? ''],
  )
  return wrong + Math.abs((rows[0]?.count ?? 0) - sent.length)
}
