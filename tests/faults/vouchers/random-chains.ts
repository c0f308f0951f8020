import { randomOf } from '../../fuzz/random.ts'
import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim } from '../claim.ts'
import type { TradeWorld } from '../trade/trade-world.ts'
import { Difference } from './chain-calls.ts'
import type { Walk } from './chain-calls.ts'
import { compareChain, trace, tracedSteps } from './chain-compare.ts'
import type { Chain } from './chain-model.ts'
import { decide, move } from './chain-moves.ts'
import { downTypesOf, TYPE_CODES } from './chain-types.ts'
import { enterGroups, prepareRecords } from './chain-people.ts'
import { add, change, PAIR, pull } from './chain-saves.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_126)

/** Steps of a chain, at least and at most; chains at the same time. */
const [SHORTEST, LONGEST, LANES] = [8, 26, 4]

/** Pairs of types of which one pulls from the other. */
const ALL_PAIRS = TYPE_CODES.reduce((sum, code) => sum + downTypesOf(code).length, 0)

/** Chains between two lines about how far a long run is. */
const PROGRESS = 500

/** Differences that are printed. */
const SHOWN = 5

/** Walks random chains by random people at two processes beside the model. */
export async function proveChains(world: TradeWorld, count: number): Promise<Claim[]> {
  const groups = await enterGroups(world, Math.min(LANES, count))
  const [first] = groups
  if (!first) return []
  const random = randomOf(SEED, 0)
  const [somebody] = first(random).of('E1')
  if (!somebody) throw new Error('nobody is signed in')
  const records = await prepareRecords(world, somebody.at(0))
  const counts = new Map<string, number>()
  const note = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const differences: string[] = []
  let next = 0
  let done = 0
  let last: Chain = []
  await Promise.all(
    groups.map(async (group) => {
      while (next < count) {
        const index = next++
        const random = randomOf(SEED, index)
        const walk: Walk = { chain: [], people: group(random), records, random, note }
        const difference = await walkChain(world, walk)
        if (difference !== undefined) differences.push(`chain ${index}: ${difference}`)
        else if (walk.chain.some(({ lines }) => lines.length > 0)) last = walk.chain
        done += 1
        if (done % PROGRESS === 0) console.log(`  ${done} of ${count} chains`)
      }
    }),
  )
  for (const difference of differences.slice(0, SHOWN)) console.log(`  ${difference}`)
  await checkDetection(world, last)
  const names = [...counts.keys()].toSorted()
  const shown = names.filter((name) => !name.startsWith(PAIR)).map((name) => `${name} ${counts.get(name) ?? 0}`)
  const pairs = names.filter((name) => name.startsWith(PAIR)).length
  console.log(`  ${shown.join(', ')}`)
  const attempts = `${count} chains of seed ${SEED}, ${counts.get('traced') ?? 0} of their vouchers traced, ${pairs} of ${ALL_PAIRS} pairs of types`
  return [
    zeroClaim(
      'chains that differ from the model in an answer, a state, a counter or a step of the trace',
      attempts,
      differences.length,
    ),
  ]
}

/** Walks a chain; its first difference from the model, `undefined` without any. */
async function walkChain({ database }: TradeWorld, walk: Walk): Promise<string | undefined> {
  const { random, chain } = walk
  try {
    await add(walk, true)
    for (let step = random.integer(SHORTEST, LONGEST); step > 0; step -= 1) {
      const chance = random.next()
      if (chance < 0.36) {
        if (!(await pull(walk))) await move(walk, 'submitVoucher')
      } else if (chance < 0.62) await move(walk, 'submitVoucher')
      else if (chance < 0.7) await decide(walk, database)
      else if (chance < 0.76) await add(walk, false)
      else if (chance < 0.85) await change(walk)
      else if (chance < 0.97) await move(walk)
      else await trace(walk)
    }
    await trace(walk)
    await trace(walk)
    await compareChain(database, chain)
    return undefined
  } catch (error) {
    if (error instanceof Difference) return error.message
    throw error
  }
}

/** Puts the model out in each way that is compared: every one must be seen. */
async function checkDetection({ database }: TradeWorld, chain: Chain): Promise<void> {
  const voucher = chain.find(({ lines }) => lines.length > 0)
  const [line] = voucher?.lines ?? []
  if (!voucher || !line) throw new Error('no chain to put out')
  const isSeen = () =>
    compareChain(database, chain).then(
      () => false,
      (error: unknown) => error instanceof Difference,
    )
  const right = JSON.stringify(tracedSteps(chain, voucher, voucher.owner))
  voucher.version += 1
  assertDetects('versions', await isSeen())
  voucher.version -= 1
  const { state } = voucher
  voucher.state = state === 30 ? 50 : 30
  assertDetects('states', await isSeen())
  assertDetects('traces', JSON.stringify(tracedSteps(chain, voucher, voucher.owner)) !== right)
  voucher.state = state
  chain.push({ ...voucher, state: 10, isDeleted: false, lines: [] })
  const ghost = chain.at(-1)
  ghost?.lines.push({ ...line, voucher: { ...voucher, type: 'SAL_ORDER' }, up: line })
  assertDetects('counters', await isSeen())
  chain.pop()
  assertDetects('chains that are right', !(await isSeen()))
}
