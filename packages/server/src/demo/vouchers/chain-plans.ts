import { wireTime } from '../../gateway/wire-time.ts'
import { demoRandom } from '../plans/demo-id.ts'
import { OWN_MATERIALS, STOPPED_MATERIALS } from './archives.data.ts'
import { archiveId } from './seed-archives.ts'
import type { PlayedLine } from './voucher-player.ts'

/** What a chain shows, by the letter of engine 10: its number of chains and of steps (vouchers), and what its first voucher notes. */
export const CHAIN_PROFILES = {
  A: { chains: 12, steps: 15, note: '合同赊销，已结清' },
  B: { chains: 14, steps: 10, note: '先款后货' },
  D: { chains: 8, steps: 7, note: '分批发货，未付款' },
  E: { chains: 6, steps: 7, note: '退货，已补货' },
  F: { chains: 4, steps: 5, note: '退货，待补货' },
  H: { chains: 4, steps: 4, note: '余量关闭' },
} as const
export type ChainProfile = keyof typeof CHAIN_PROFILES

/** A chain before it is played. */
export interface ChainPlan {
  readonly profile: ChainProfile
  readonly buyer: string
  readonly seller: string
  readonly lines: readonly PlayedLine[]
  /** The working days of its steps, in their order. */
  readonly days: readonly string[]
}

/** Buyers and sellers of the chains with people of their own; a team makes no contracts. */
const BUYERS = ['E1', 'E2', 'E1', 'T6', 'E1'] as const
const CONTRACT_BUYERS = ['E1', 'E2'] as const
const SELLERS = ['E4', 'OP', 'E4'] as const

/** Seed of the demo's materials and quantities: any number does. */
const RANDOM_SEED = 1611

/** The demo has vouchers of so many days before its clock. Engine 10. */
const DAYS = 90

/** A chain is worth so much (yuan), so that its parts and its whole stay between 80 and 480,000. Engine 10. */
const [LEAST, MOST] = [1500, 440_000]

/** Least units of a line: a fifth of them is returned. */
const MIN_QUANTITY = 10

const DAY_MS = 86_400_000

/** The materials of one's own that are not stopped, with their places and prices (yuan). */
export const LIVE_MATERIALS = OWN_MATERIALS.slice(0, -STOPPED_MATERIALS).map(([, , , price, taxRate], index) => ({
  index,
  price: Number(price),
  taxRate,
}))

/** The working days before a clock, the oldest first: yyyy-MM-dd. */
export function workingDays(clock: Date): readonly string[] {
  const days = Array.from({ length: DAYS }, (_, index) =>
    wireTime(new Date(clock.getTime() - (DAYS - index) * DAY_MS)).slice(0, 10),
  )
  return days.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
}

/** Plans all chains: those of a profile begin spread over the days, each in a pace of its own. */
export function planChains(clock: Date): readonly ChainPlan[] {
  const days = workingDays(clock)
  const random = demoRandom(RANDOM_SEED)
  const profiles = Object.keys(CHAIN_PROFILES) as ChainProfile[]
  return profiles.flatMap((profile) => {
    const { chains, steps } = CHAIN_PROFILES[profile]
    return Array.from({ length: chains }, (_, index): ChainPlan => {
      const pace = 1 + (index % Math.min(3, Math.floor(days.length / steps)))
      const first = Math.floor(((days.length - 1 - pace * (steps - 1)) * index) / (chains - 1))
      const buyers = profile === 'A' ? CONTRACT_BUYERS : BUYERS
      const buyer = buyers[index % buyers.length] ?? 'E1'
      return {
        profile,
        buyer,
        seller: SELLERS[index % SELLERS.length] ?? 'E4',
        lines: planLines(buyer, random),
        days: Array.from({ length: steps }, (_step, step) => days[first + pace * step] ?? ''),
      }
    })
  })
}

/** Two to four materials of an institution, in whole units and at about their prices. */
export function planLines(institution: string, random: () => number): readonly PlayedLine[] {
  const worth = LEAST * (MOST / LEAST) ** random()
  const count = 2 + Math.floor(random() * 3)
  const sold = LIVE_MATERIALS.filter(({ price }) => price * MIN_QUANTITY <= worth / count)
  const first = Math.floor(random() * sold.length)
  return Array.from({ length: count }, (_, number) => sold[(first + number) % sold.length]).flatMap((material) => {
    if (!material) return []
    const { index, price, taxRate } = material
    return [
      {
        ...materialLine(institution, index),
        iQty: String(Math.max(MIN_QUANTITY, Math.round(worth / count / price))),
        iPrice: (price * (0.95 + random() * 0.08)).toFixed(2),
        iTaxRate: taxRate,
      },
    ]
  })
}

/** The member of a line that names an institution's own material, by its place in `OWN_MATERIALS`. */
export function materialLine(institution: string, index: number): PlayedLine {
  return { cMaterial: archiveId(institution, 'material', ownMaterialCode(index)) }
}

function ownMaterialCode(index: number): string {
  return `Z${String(index + 1).padStart(4, '0')}`
}
