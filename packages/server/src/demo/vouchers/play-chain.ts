import type { VoucherType } from '@mallwright/contract/voucher'

import { CHAIN_PROFILES } from './chain-plans.ts'
import type { ChainPlan, ChainProfile } from './chain-plans.ts'
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
export async function playChain(player: VoucherPlayer, plan: ChainPlan, cast: Cast): Promise<void> {
  let step = 0
  await PLAYS[plan.profile]({ ...plan, ...cast, player, day: () => plan.days[step++] ?? plan.days.at(-1) ?? '' })
}

/** The first voucher of a chain, approved; it notes what the chain shows. */
async function begin(chain: Chain, type: 'PUR_REQUEST' | 'PUR_ORDER'): Promise<Played> {
  const { player, profile, buyer, lines, day, makerOf, partnerOf, approver } = chain
  const partnerId = type === 'PUR_REQUEST' ? '' : partnerOf(type)
  const head = { ...headOf(buyer, day(), partnerId), cRemark: CHAIN_PROFILES[profile].note }
  return player.approve(await player.add(makerOf(type), type, { head, lines }), approver)
}

/** Pulls a voucher of a type from another one, approved. */
async function next(chain: Chain, type: VoucherType, from: Played, part?: number): Promise<Played> {
  const { player, approver, day, makerOf, partnerOf } = chain
  const pulled = await player.pull(makerOf(type), type, from, {
    date: day(),
    // A request names no supplier yet.
    ...(from.row.type === 'PUR_REQUEST' && { head: { cPartner: partnerOf(type) } }),
    ...(part !== undefined && { part }),
  })
  return player.approve(pulled, approver)
}

/** Contract, credit, settled. */
async function playContract(chain: Chain): Promise<void> {
  const enquiry = await next(chain, 'PUR_ENQUIRY', await begin(chain, 'PUR_REQUEST'))
  const award = await next(chain, 'PUR_AWARD', await next(chain, 'SAL_QUOTE', enquiry))
  const contract = await next(chain, 'PUR_CONTRACT', award)
  await next(chain, 'SAL_CONTRACT', contract)
  const order = await next(chain, 'PUR_ORDER', contract)
  const delivery = await next(chain, 'SAL_DELIVERY', await next(chain, 'SAL_ORDER', order))
  await next(chain, 'PUR_RECEIPT', delivery)
  const bill = await next(chain, 'PUR_INVOICE', await next(chain, 'SAL_INVOICE', delivery))
  const payment = await next(chain, 'PUR_PAYMENT', await next(chain, 'PUR_PAY_REQUEST', bill))
  await next(chain, 'SAL_RECEIPT', payment)
}

/** Prepaid by voucher: payment before delivery. */
async function playPrepaid(chain: Chain): Promise<void> {
  const order = await next(chain, 'PUR_ORDER', await begin(chain, 'PUR_REQUEST'))
  const sale = await next(chain, 'SAL_ORDER', order)
  const payment = await next(chain, 'PUR_PAYMENT', await next(chain, 'PUR_PAY_REQUEST', order))
  await next(chain, 'SAL_RECEIPT', payment)
  const invoice = await next(chain, 'SAL_INVOICE', sale)
  await next(chain, 'PUR_RECEIPT', await next(chain, 'SAL_DELIVERY', sale))
  await next(chain, 'PUR_INVOICE', invoice)
}

/** Delivered in two parts, of which one is received in part; unpaid. */
async function playInParts(chain: Chain): Promise<void> {
  const order = await next(chain, 'PUR_ORDER', await begin(chain, 'PUR_REQUEST'))
  const sale = await next(chain, 'SAL_ORDER', order)
  const first = await next(chain, 'SAL_DELIVERY', sale, 0.4)
  const second = await next(chain, 'SAL_DELIVERY', sale, 0.5)
  await next(chain, 'PUR_RECEIPT', first)
  await next(chain, 'PUR_RECEIPT', second, 0.5)
}

/** Returned in part. */
async function playReturn(chain: Chain): Promise<Played> {
  const sale = await next(chain, 'SAL_ORDER', await begin(chain, 'PUR_ORDER'))
  const receipt = await next(chain, 'PUR_RECEIPT', await next(chain, 'SAL_DELIVERY', sale))
  return next(chain, 'PUR_RETURN', receipt, 0.2)
}

/** Returned and replenished. */
async function playReplenished(chain: Chain): Promise<void> {
  await next(chain, 'PUR_RECEIPT', await next(chain, 'SAL_REPLENISH', await playReturn(chain)))
}

/** The rest closed: what was delivered is all that comes. */
async function playClosed(chain: Chain): Promise<void> {
  const sale = await next(chain, 'SAL_ORDER', await begin(chain, 'PUR_ORDER'))
  await next(chain, 'PUR_RECEIPT', await next(chain, 'SAL_DELIVERY', sale, 0.8))
  await chain.player.close(await chain.player.fresh(sale))
}

const PLAYS: Readonly<Record<ChainProfile, (chain: Chain) => Promise<unknown>>> = {
  A: playContract,
  B: playPrepaid,
  D: playInParts,
  E: playReplenished,
  F: playReturn,
  H: playClosed,
}
