import { VOUCHER_TYPE_CODES, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'

import { demoRandom } from '../plans/demo-id.ts'
import { materialLine, planLines } from './chain-plans.ts'
import type { Cast } from './voucher-cast.ts'
import { hasGoods, headOf } from './voucher-player.ts'
import type { Played, PlayedLine, VoucherPlayer } from './voucher-player.ts'

/** Whose single vouchers: of a buyer with approvals and of a seller. */
const [BUYER, SELLER] = ['E1', 'E4']

/** Seed of the drafts' materials: any number does. */
const RANDOM_SEED = 2611

/** The smallest and the largest voucher of the demo. Engine 10. */
const BOUNDS: Partial<Record<VoucherType, PlayedLine>> = {
  PUR_REQUEST: { ...materialLine(BUYER, 32), iQty: '10', iPrice: '8', iTaxRate: '0.13' },
  SAL_CONTRACT: { ...materialLine(SELLER, 35), iQty: '100', iPrice: '4800', iTaxRate: '0.06' },
}

/** Lines above the amount from which an order is decided on. */
const DECIDED: readonly PlayedLine[] = [
  { ...materialLine(BUYER, 11), iQty: '12', iPrice: '478', iTaxRate: '0.13' },
  { ...materialLine(BUYER, 12), iQty: '3', iPrice: '860', iTaxRate: '0.13' },
]

/** A draft of every type, and three each in approval, refused and void: 26 vouchers, profile G of engine 10. */
export async function playDrafts(player: VoucherPlayer, cast: Cast, days: readonly string[]): Promise<void> {
  const random = demoRandom(RANDOM_SEED)
  let step = 0
  const draft = (type: VoucherType, decided?: readonly PlayedLine[]) => {
    const institution = VOUCHER_TYPES[type].side === 'up' ? BUYER : SELLER
    const bound = BOUNDS[type]
    const goods = decided ?? (bound ? [bound] : planLines(institution, random))
    return player.add(cast.makerOf(type), type, {
      head: headOf(institution, days[step++ % days.length] ?? '', type === 'PUR_REQUEST' ? '' : cast.partnerOf(type)),
      lines: hasGoods(type) ? goods : [{ iAmount: (1680 + 240 * step).toFixed(2) }],
    })
  }
  const refused = async (type: 'PUR_ORDER' | 'PUR_PAY_REQUEST', opinion: string): Promise<Played> =>
    player.refuse(await draft(type, DECIDED), cast.approver, opinion)
  for (const type of VOUCHER_TYPE_CODES) await draft(type)
  for (const type of ['PUR_ORDER', 'PUR_ORDER', 'PUR_PAY_REQUEST'] as const)
    await player.submit(await draft(type, DECIDED))
  await refused('PUR_ORDER', '单价高于上次采购')
  await refused('PUR_ORDER', '请并入年度合同')
  await refused('PUR_PAY_REQUEST', '请补充合同附件')
  await player.void(await refused('PUR_ORDER', '项目已取消'))
  await player.void(await refused('PUR_PAY_REQUEST', '重复提交'))
  await player.void(await player.unapprove(await player.approve(await draft('SAL_QUOTE'))))
}
