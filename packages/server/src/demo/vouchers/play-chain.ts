import type { VoucherType } from '@mallwright/contract/voucher'

import { CHAIN_PROFILES } from './chain-plans.ts'
import type { ChainPlan, ChainProfile } from './chain-plans.ts'
import type { Play } from './play-by-days.ts'
import type { Cast } from './voucher-cast.ts'
import { headOf } from './voucher-player.ts'
import type { Played, VoucherPlayer } from './voucher-player.ts'

/** A chain while it is played: each step takes place some working days after the one before. */
interface Chain extends ChainPlan, Cast {
  readonly player: VoucherPlayer
  /** The day of the next step. */
  readonly day: () => string
}

/** Plays a chain by the functions of real vouchers. */
export function playChain(player: VoucherPlayer, plan: ChainPlan, cast: Cast): Play<unknown> {
  let step = 0
  return PLAYS[plan.profile]({ ...plan, ...cast, player, day: () => plan.days[step++] ?? plan.days.at(-1) ?? '' })
}

/** The first voucher of a chain, approved; it notes what the chain shows. */
async function* begin(chain: Chain, type: 'PUR_REQUEST' | 'PUR_ORDER'): Play<Played> {
  const { player, profile, buyer, lines, day, makerOf, partnerOf, approver } = chain
  const partnerId = type === 'PUR_REQUEST' ? '' : partnerOf(type)
  const date = day()
  yield date
  const head = { ...headOf(buyer, date, partnerId), cRemark: CHAIN_PROFILES[profile].note }
  return player.approve(await player.add(makerOf(type), type, { head, lines }), approver)
}

/** Pulls a voucher of a type from another one, approved. */
async function* next(chain: Chain, type: VoucherType, from: Played, part?: number): Play<Played> {
  const { player, approver, day, makerOf, partnerOf } = chain
  const date = day()
  yield date
  const pulled = await player.pull(makerOf(type), type, from, {
    date,
    // A request names no supplier yet.
    ...(from.row.type === 'PUR_REQUEST' && { head: { cPartner: partnerOf(type) } }),
    ...(part !== undefined && { part }),
  })
  return player.approve(pulled, approver)
}

/** Contract, credit, settled. */
async function* playContract(chain: Chain): Play {
  const enquiry = yield* next(chain, 'PUR_ENQUIRY', yield* begin(chain, 'PUR_REQUEST'))
  const award = yield* next(chain, 'PUR_AWARD', yield* next(chain, 'SAL_QUOTE', enquiry))
  const contract = yield* next(chain, 'PUR_CONTRACT', award)
  yield* next(chain, 'SAL_CONTRACT', contract)
  const order = yield* next(chain, 'PUR_ORDER', contract)
  const delivery = yield* next(chain, 'SAL_DELIVERY', yield* next(chain, 'SAL_ORDER', order))
  yield* next(chain, 'PUR_RECEIPT', delivery)
  const bill = yield* next(chain, 'PUR_INVOICE', yield* next(chain, 'SAL_INVOICE', delivery))
  const payment = yield* next(chain, 'PUR_PAYMENT', yield* next(chain, 'PUR_PAY_REQUEST', bill))
  yield* next(chain, 'SAL_RECEIPT', payment)
}

/** Prepaid by voucher: payment before delivery. */
async function* playPrepaid(chain: Chain): Play {
  const order = yield* next(chain, 'PUR_ORDER', yield* begin(chain, 'PUR_REQUEST'))
  const sale = yield* next(chain, 'SAL_ORDER', order)
  const payment = yield* next(chain, 'PUR_PAYMENT', yield* next(chain, 'PUR_PAY_REQUEST', order))
  yield* next(chain, 'SAL_RECEIPT', payment)
  const invoice = yield* next(chain, 'SAL_INVOICE', sale)
  yield* next(chain, 'PUR_RECEIPT', yield* next(chain, 'SAL_DELIVERY', sale))
  yield* next(chain, 'PUR_INVOICE', invoice)
}

/** Delivered in two parts, of which one is received in part; unpaid. */
async function* playInParts(chain: Chain): Play {
  const order = yield* next(chain, 'PUR_ORDER', yield* begin(chain, 'PUR_REQUEST'))
  const sale = yield* next(chain, 'SAL_ORDER', order)
  const first = yield* next(chain, 'SAL_DELIVERY', sale, 0.4)
  const second = yield* next(chain, 'SAL_DELIVERY', sale, 0.5)
  yield* next(chain, 'PUR_RECEIPT', first)
  yield* next(chain, 'PUR_RECEIPT', second, 0.5)
}

/** Returned in part. */
async function* playReturn(chain: Chain): Play<Played> {
  const sale = yield* next(chain, 'SAL_ORDER', yield* begin(chain, 'PUR_ORDER'))
  const receipt = yield* next(chain, 'PUR_RECEIPT', yield* next(chain, 'SAL_DELIVERY', sale))
  return yield* next(chain, 'PUR_RETURN', receipt, 0.2)
}

/** Returned and replenished. */
async function* playReplenished(chain: Chain): Play {
  yield* next(chain, 'PUR_RECEIPT', yield* next(chain, 'SAL_REPLENISH', yield* playReturn(chain)))
}

/** The rest closed: what was delivered is all that comes. */
async function* playClosed(chain: Chain): Play {
  const sale = yield* next(chain, 'SAL_ORDER', yield* begin(chain, 'PUR_ORDER'))
  yield* next(chain, 'PUR_RECEIPT', yield* next(chain, 'SAL_DELIVERY', sale, 0.8))
  await chain.player.close(await chain.player.fresh(sale))
}

const PLAYS: Readonly<Record<ChainProfile, (chain: Chain) => Play<unknown>>> = {
  A: playContract,
  B: playPrepaid,
  D: playInParts,
  E: playReplenished,
  F: playReturn,
  H: playClosed,
}
