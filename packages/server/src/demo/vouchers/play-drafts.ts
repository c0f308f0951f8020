import { VOUCHER_TYPE_CODES, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'

import { demoRandom } from '../plans/demo-id.ts'
import { materialLine, planLines } from './chain-plans.ts'
import type { Play } from './play-by-days.ts'
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
export function playDrafts(player: VoucherPlayer, cast: Cast, days: readonly string[]): readonly Play[] {
  const random = demoRandom(RANDOM_SEED)
  const play = (type: VoucherType, step: number, { lines, after }: DraftPlan): Play => {
    const institution = VOUCHER_TYPES[type].side === 'up' ? BUYER : SELLER
    const bound = BOUNDS[type]
    const date = days[step % days.length] ?? ''
    return playDraft(date, async () => {
      const goods = lines ?? (bound ? [bound] : planLines(institution, random))
      const draft = await player.add(cast.makerOf(type), type, {
        head: headOf(institution, date, type === 'PUR_REQUEST' ? '' : cast.partnerOf(type)),
        lines: hasGoods(type) ? goods : [{ iAmount: (1680 + 240 * step).toFixed(2) }],
      })
      await after?.(draft)
    })
  }
  const submit = (draft: Played) => player.submit(draft)
  const refuse = (draft: Played, opinion: string) => player.refuse(draft, cast.approver, opinion)
  const moved: readonly (readonly [VoucherType, (draft: Played) => Promise<unknown>])[] = [
    ['PUR_ORDER', submit],
    ['PUR_ORDER', submit],
    ['PUR_PAY_REQUEST', submit],
    ['PUR_ORDER', (draft) => refuse(draft, '单价高于上次采购')],
    ['PUR_ORDER', (draft) => refuse(draft, '请并入年度合同')],
    ['PUR_PAY_REQUEST', (draft) => refuse(draft, '请补充合同附件')],
    ['PUR_ORDER', async (draft) => player.void(await refuse(draft, '项目已取消'))],
    ['PUR_PAY_REQUEST', async (draft) => player.void(await refuse(draft, '重复提交'))],
    ['SAL_QUOTE', async (draft) => player.void(await player.unapprove(await player.approve(draft)))],
  ]
  return [
    ...VOUCHER_TYPE_CODES.map((type, step) => play(type, step, {})),
    ...moved.map(([type, after], index) =>
      play(type, VOUCHER_TYPE_CODES.length + index, { after, ...(type !== 'SAL_QUOTE' && { lines: DECIDED }) }),
    ),
  ]
}

/** What differs from a plain draft: its lines, and what happens to it. */
interface DraftPlan {
  readonly lines?: readonly PlayedLine[]
  readonly after?: (draft: Played) => Promise<unknown>
}

/** One step of its own. */
export async function* playDraft(date: string, add: () => Promise<unknown>): Play {
  yield date
  await add()
}
