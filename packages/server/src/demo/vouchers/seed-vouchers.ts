import type { Transaction } from '../../db/database.ts'
import { voucherTemplate } from '../../db/tables/voucher/voucher-template.table.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { readCatalogue } from '../../list-engine/layouts/definition.store.ts'
import { checkCatalogue } from '../../list-engine/layouts/list-definitions.ts'
import { SOURCES } from '../../list-engine/registry/sources.ts'
import type { InsertRows } from '../plans/write-rows.ts'
import { planChains, workingDays } from './chain-plans.ts'
import { dateVouchers } from './date-vouchers.store.ts'
import { playByDays } from './play-by-days.ts'
import type { Play } from './play-by-days.ts'
import { playChain } from './play-chain.ts'
import { playDrafts } from './play-drafts.ts'
import { playSingleVouchers } from './play-single.ts'
import { readCast } from './voucher-cast.ts'
import type { Cast } from './voucher-cast.ts'
import { createVoucherPlayer } from './voucher-player.ts'
import { WIDE_TEMPLATE } from './wide-template.data.ts'

/** Days from which on single drafts are: the youngest of the demo. */
const DRAFT_DAYS = 9

/**
 * Plays chains from request to payment between institutions, single drafts and vouchers at the edges, by the functions of real vouchers:
 * profiles A, B and D to H of engine 10.
 */
export async function seedVouchers(client: Transaction, write: InsertRows, clock: Date): Promise<void> {
  const { definitions } = checkCatalogue(
    await readCatalogue(client),
    new Map(SOURCES.map((source) => [source.name, source])),
  )
  await write(voucherTemplate, [WIDE_TEMPLATE])
  const player = createVoucherPlayer(client, definitions, wireTime(clock).slice(0, 10))
  const casts = new Map<string, Cast>()
  const castOf = async (buyer: string, seller: string): Promise<Cast> => {
    const cast = casts.get(`${buyer} ${seller}`) ?? (await readCast(client, buyer, seller))
    casts.set(`${buyer} ${seller}`, cast)
    return cast
  }
  const chains: Play<unknown>[] = []
  for (const plan of planChains(clock)) chains.push(playChain(player, plan, await castOf(plan.buyer, plan.seller)))
  const days = workingDays(clock)
  const cast = await castOf('E1', 'E4')
  await playByDays([
    ...chains,
    ...playDrafts(player, cast, days.slice(-DRAFT_DAYS)),
    ...playSingleVouchers(client, { player, cast, foreign: await castOf('E2', 'OP'), days }),
  ])
  await dateVouchers(client, player.played())
}
