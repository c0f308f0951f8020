import { newUuid } from '@mallwright/contract/values'

import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim } from '../claim.ts'
import { dataOf } from '../trade/trade-world.ts'
import type { TradeWorld } from '../trade/trade-world.ts'
import { approvedOrder, enterRivals, savePulling } from './purchase-order.ts'
import type { Rivals } from './purchase-order.ts'

/** People who pull at once, and the units that there are. */
const [CROWD, UNITS] = [50, 10]

interface Answer {
  readonly ok: boolean
  readonly failure?: string
}

const wins = (answers: readonly Answer[]) => answers.filter(({ ok }) => ok).length

/** How far a race is from exactly so many winners, all others refused for the reasons that there may be. */
function mistakesOf(answers: readonly Answer[], winners: number, ...reasons: readonly string[]): number {
  const others = answers.filter(({ ok, failure = '' }) => !ok && !reasons.includes(failure)).length
  return Math.abs(wins(answers) - winners) + others
}

/** Has people race for the same lines and vouchers at two processes. */
export async function proveRaces(world: TradeWorld, rounds: number): Promise<Claim[]> {
  checkDetection()
  const rivals = await enterRivals(world, CROWD)
  const counts = { rush: 0, back: 0, discarded: 0, unapproved: 0, saves: 0, doubled: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const rush = await rushOf(rivals)
    counts.rush += rush.mistakes
    counts.back += rush.notBack
    counts.discarded += await voidAgainstPull(rivals)
    counts.unapproved += await unapproveAgainstPull(rivals)
    counts.saves += await twoSaves(rivals)
    counts.doubled += await oneRequestTwice(rivals)
  }
  const crowd = `${rounds} rounds of ${CROWD} people for the last ${UNITS} units at ${world.addresses().length} processes`
  const pairs = `${rounds} pairs of calls at the same moment, each at a process of its own`
  return [
    zeroClaim('units pulled too many or too few, and refusals for another reason', crowd, counts.rush),
    zeroClaim('units that a deletion does not give back', crowd, counts.back),
    zeroClaim('void against pull: units that are neither open nor pulled, or both', pairs, counts.discarded),
    zeroClaim('unapprove against pull: both or neither', pairs, counts.unapproved),
    zeroClaim('two saves of one version: both or neither', pairs, counts.saves),
    zeroClaim('one save sent twice: two vouchers, or none', pairs, counts.doubled),
  ]
}

function checkDetection(): void {
  const [yes, no] = [{ ok: true }, { ok: false, failure: 'OVER_PULLED' }]
  assertDetects('good races', mistakesOf([yes, no], 1, 'OVER_PULLED') === 0)
  assertDetects('two winners', mistakesOf([yes, yes], 1, 'OVER_PULLED') > 0)
  assertDetects('other refusals', mistakesOf([yes, no], 1, 'VOUCHER_CHANGED') > 0)
}

/** Everybody pulls one unit of ten; then the winners delete, and one pulls all ten. */
async function rushOf(rivals: Rivals): Promise<{ readonly mistakes: number; readonly notBack: number }> {
  const { sellers } = rivals
  const { keys } = await approvedOrder(rivals, 1, String(UNITS))
  const answers = await Promise.all(
    sellers.map((seller, index) => savePulling(rivals, seller.at(index), { type: 'SAL_ORDER', keys, qty: '1' })),
  )
  await Promise.all(
    answers.map(async (answer, index) => {
      if (!answer.ok) return
      const { cVouchType, cUuid, iVersion } = answer.data
      dataOf(
        await (sellers[index] as (typeof sellers)[number])
          .at(index + 1)
          .delVoucher({ body: { cVouchType, cUuid, iVersion } }),
      )
    }),
  )
  const all = await savePulling(rivals, gatewayAt(rivals, 0), { type: 'SAL_ORDER', keys, qty: String(UNITS) })
  return { mistakes: mistakesOf(answers, UNITS, 'OVER_PULLED'), notBack: all.ok ? 0 : UNITS }
}

/** Somebody of the seller at the process of the same number. */
function gatewayAt({ sellers }: Rivals, index: number) {
  const seller = sellers[index]
  if (!seller) throw new Error(`there is no seller ${index}`)
  return seller.at(index)
}

/** A draft that has pulled all is voided while somebody pulls all: whoever comes second finds what the first has left. */
async function voidAgainstPull(rivals: Rivals): Promise<number> {
  const { keys } = await approvedOrder(rivals, 1, String(UNITS))
  const wanted = { type: 'SAL_ORDER', keys, qty: String(UNITS) } as const
  const first = gatewayAt(rivals, 0)
  const { cVouchType, cUuid, iVersion } = dataOf(await savePulling(rivals, first, wanted))
  const submitted = dataOf(await first.submitVoucher({ body: { cVouchType, cUuid, iVersion } }))
  const draft = dataOf(await first.unapproveVoucher({ body: { cVouchType, cUuid, iVersion: submitted.iVersion } }))
  const [discarded, pulled] = await Promise.all([
    first.voidVoucher({ body: { cVouchType, cUuid, iVersion: draft.iVersion } }),
    savePulling(rivals, gatewayAt(rivals, 1), wanted),
  ])
  const again = await savePulling(rivals, gatewayAt(rivals, 1), wanted)
  return (discarded.ok ? 0 : UNITS) + mistakesOf([pulled, again], 1, 'OVER_PULLED')
}

/** An order is made a draft again while somebody pulls from it. */
async function unapproveAgainstPull(rivals: Rivals): Promise<number> {
  const { keys, ...order } = await approvedOrder(rivals, 1, String(UNITS))
  const answers = await Promise.all([
    rivals.buyer.at(0).unapproveVoucher({ body: order }),
    savePulling(rivals, gatewayAt(rivals, 1), { type: 'SAL_ORDER', keys, qty: '1' }),
  ])
  return mistakesOf(answers, 1, 'VOUCHER_PULLED', 'LINE_NOT_OPEN')
}

/** Two people save the same version of a voucher. */
async function twoSaves(rivals: Rivals): Promise<number> {
  const { keys } = await approvedOrder(rivals, 1, String(UNITS))
  const saved = dataOf(await savePulling(rivals, gatewayAt(rivals, 0), { type: 'SAL_ORDER', keys, qty: '1' }))
  const { cUuid, iVersion, lines } = saved
  const stored = { cUuid, iVersion, rowKeys: lines.map(({ cRowKey }) => cRowKey) }
  const answers = await Promise.all(
    [0, 1].map((index) =>
      savePulling(rivals, gatewayAt(rivals, index), { type: 'SAL_ORDER', keys, qty: `${index + 2}`, stored }),
    ),
  )
  return mistakesOf(answers, 1, 'VOUCHER_CHANGED')
}

/** The same request arrives at both processes: both are answered with the same voucher. */
async function oneRequestTwice(rivals: Rivals): Promise<number> {
  const { keys } = await approvedOrder(rivals, 1, '1')
  const [seller] = rivals.sellers
  const wanted = { type: 'SAL_ORDER', keys, qty: '1', request: newUuid() } as const
  const answers = await Promise.all(
    [0, 1].map((index) => savePulling(rivals, (seller as NonNullable<typeof seller>).at(index), wanted)),
  )
  const ids = new Set(answers.flatMap((answer) => (answer.ok ? [answer.data.cUuid] : [])))
  return wins(answers) === 2 && ids.size === 1 ? 0 : 1
}
