import { VOUCHER_TYPE_CODES, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { and, desc, eq } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { only, orm } from '../../db/query.ts'
import { account } from '../../db/tables/account.table.ts'
import { orgMember } from '../../db/tables/organisation.table.ts'
import { archive } from '../../db/tables/voucher/archive.table.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { readCatalogue } from '../../list-engine/layouts/definition.store.ts'
import { checkCatalogue } from '../../list-engine/layouts/list-definitions.ts'
import { SOURCES } from '../../list-engine/registry/sources.ts'
import type { Maker } from '../../voucher/book/voucher-maker.ts'
import { accountId, demoRandom, organisationId } from '../plans/demo-id.ts'
import { archiveId } from './seed-archives.ts'
import { createVoucherPlayer, hasGoods, headOf } from './voucher-player.ts'
import type { Played, PlayedLine, VoucherPlayer } from './voucher-player.ts'

/** The people of the demo's chains. */
interface Cast {
  readonly buyer: Maker
  readonly approver: Maker
  readonly seller: Maker
  /** The seller among the buyer's suppliers, and the buyer among the seller's customers. */
  readonly supplierId: string
  readonly customerId: string
}

/** A chain while it is played: each step takes place some days after the one before. */
interface Chain extends Cast {
  readonly player: VoucherPlayer
  readonly lines: readonly PlayedLine[]
  /** The day of the next step. */
  readonly day: () => string
}

/** The seller of the chains. */
const SELLER = 'E4'

/** Seed of the demo's quantities: any number does. */
const RANDOM_SEED = 1611

/** Days before the clock on which the first chain begins, and between the beginnings of two. */
const [FIRST_DAY, BETWEEN] = [84, 10]

/**
 * Plays chains from request to payment between E1 and a seller, and single drafts, by the functions of real vouchers. Engine 10:
 * contract on credit, prepaid, delivered in parts, returned with and without replenishment, the rest closed.
 */
export async function seedVouchers(client: Transaction, clock: Date): Promise<void> {
  const { definitions } = checkCatalogue(
    await readCatalogue(client),
    new Map(SOURCES.map((source) => [source.name, source])),
  )
  const today = wireTime(clock).slice(0, 10)
  const player = createVoucherPlayer(client, definitions, today)
  const random = demoRandom(RANDOM_SEED)
  const cast = await readCast(client, SELLER)
  for (const [begun, play] of CHAINS.entries()) {
    const start = FIRST_DAY - BETWEEN * begun
    await play({ ...cast, player, lines: newLines(random), day: daysFrom(clock, start) })
  }
  await playDrafts({ ...cast, player, lines: newLines(random), day: daysFrom(clock, 12) })
}

async function readCast(client: Transaction, seller: string): Promise<Cast> {
  const partner = async (owner: string, kind: 'supplier' | 'customer', other: string) =>
    only(
      await orm(client)
        .select({ id: archive.id })
        .from(archive)
        .where(
          and(
            eq(archive.organisationId, organisationId(owner)),
            eq(archive.kind, kind),
            eq(archive.partnerOrgId, organisationId(other)),
          ),
        ),
    ).id
  return {
    buyer: await readMaker(client, 'E1', '19900150001'),
    approver: await readMaker(client, 'E1', '19900150002'),
    seller: await readMaker(client, seller),
    supplierId: await partner('E1', 'supplier', seller),
    customerId: await partner(seller, 'customer', 'E1'),
  }
}

/** A member of an institution: whose phone it is, or its administrator. */
async function readMaker(client: Transaction, institution: string, phone?: string): Promise<Maker> {
  const organisation = organisationId(institution)
  const found = only(
    await orm(client)
      .select({
        accountId: account.id,
        phone: account.mobilePhone,
        personId: orgMember.id,
        userType: orgMember.userType,
      })
      .from(orgMember)
      .innerJoin(account, eq(account.id, orgMember.accountId))
      .where(
        and(
          eq(orgMember.organisationId, organisation),
          eq(orgMember.isStopped, false),
          ...(phone === undefined ? [eq(orgMember.userType, 'admin')] : [eq(orgMember.accountId, accountId(phone))]),
        ),
      )
      .orderBy(desc(orgMember.isDefault))
      .limit(1),
  )
  const { userType, ...rest } = found
  return { ...rest, isOperator: false, isAdmin: userType === 'admin', organisationId: organisation }
}

/** Days from one before the clock on, two apart, none on a weekend and none after the clock. */
function daysFrom(clock: Date, daysBefore: number): () => string {
  let before = daysBefore
  return () => {
    const day = new Date(clock.getTime() - Math.max(0, before) * 86_400_000)
    before -= 2
    const weekday = day.getUTCDay()
    const moved = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
    return wireTime(new Date(day.getTime() - moved * 86_400_000)).slice(0, 10)
  }
}

/** Two to four materials of the buyer's own, in whole units. */
function newLines(random: () => number): readonly PlayedLine[] {
  const count = 2 + Math.floor(random() * 3)
  const first = 1 + Math.floor(random() * 30)
  return Array.from({ length: count }, (_, index) => ({
    cMaterial: archiveId('E1', 'material', `Z${String(first + index).padStart(4, '0')}`),
    iQty: String(10 + Math.floor(random() * 90)),
    iPrice: (5 + Math.floor(random() * 40_000) / 100).toFixed(2),
    iTaxRate: '0.13',
  }))
}

/** The purchase order of a chain, approved. */
async function orderOf(chain: Chain, from?: Played): Promise<Played> {
  const { player, buyer, approver, supplierId, lines, day } = chain
  const date = day()
  const order = from
    ? await player.pull(buyer, 'PUR_ORDER', from, { date })
    : await player.add(buyer, 'PUR_ORDER', { head: headOf('PUR_ORDER', date, supplierId), lines })
  return player.approve(order, approver)
}

/** Pulls a voucher of a type from another one, approved. */
async function next(chain: Chain, type: VoucherType, from: Played, part?: number): Promise<Played> {
  const { player, buyer, seller, approver, day } = chain
  const maker = VOUCHER_TYPES[type].side === 'up' ? buyer : seller
  const pulled = await player.pull(maker, type, from, { date: day(), ...(part !== undefined && { part }) })
  return player.approve(pulled, approver)
}

/** Contract, credit, settled. */
async function playContract(chain: Chain): Promise<void> {
  const { player, buyer, approver, lines, day, supplierId } = chain
  const request = await player.approve(
    await player.add(buyer, 'PUR_REQUEST', { head: headOf('PUR_REQUEST', day(), ''), lines }),
    approver,
  )
  const enquiry = await player.approve(await withPartner(chain, request, 'PUR_ENQUIRY', supplierId), approver)
  const award = await next(chain, 'PUR_AWARD', await next(chain, 'SAL_QUOTE', enquiry))
  const contract = await next(chain, 'PUR_CONTRACT', award)
  await next(chain, 'SAL_CONTRACT', contract)
  const order = await orderOf(chain, contract)
  const delivery = await next(chain, 'SAL_DELIVERY', await next(chain, 'SAL_ORDER', order))
  await next(chain, 'PUR_RECEIPT', delivery)
  const bill = await next(chain, 'PUR_INVOICE', await next(chain, 'SAL_INVOICE', delivery))
  const payment = await next(chain, 'PUR_PAYMENT', await next(chain, 'PUR_PAY_REQUEST', bill))
  await next(chain, 'SAL_RECEIPT', payment)
}

/** An enquiry of a request, which names no supplier yet. */
async function withPartner(chain: Chain, request: Played, type: VoucherType, partnerId: string): Promise<Played> {
  return chain.player.pull(chain.buyer, type, request, { date: chain.day(), head: { cPartner: partnerId } })
}

/** Prepaid by voucher. */
async function playPrepaid(chain: Chain): Promise<void> {
  const order = await orderOf(chain)
  const sale = await next(chain, 'SAL_ORDER', order)
  const payment = await next(chain, 'PUR_PAYMENT', await next(chain, 'PUR_PAY_REQUEST', order))
  await next(chain, 'SAL_RECEIPT', payment)
  const invoice = await next(chain, 'SAL_INVOICE', sale)
  await next(chain, 'PUR_RECEIPT', await next(chain, 'SAL_DELIVERY', sale))
  await next(chain, 'PUR_INVOICE', invoice)
}

/** Delivered in two parts, of which one is received in part; unpaid. */
async function playInParts(chain: Chain): Promise<void> {
  const sale = await next(chain, 'SAL_ORDER', await orderOf(chain))
  const first = await next(chain, 'SAL_DELIVERY', sale, 0.4)
  const second = await next(chain, 'SAL_DELIVERY', sale, 0.5)
  await next(chain, 'PUR_RECEIPT', first)
  await next(chain, 'PUR_RECEIPT', second, 0.5)
}

/** Returned; replenished for who is asked to. */
async function playReturn(chain: Chain, isReplenished: boolean): Promise<void> {
  const sale = await next(chain, 'SAL_ORDER', await orderOf(chain))
  const receipt = await next(chain, 'PUR_RECEIPT', await next(chain, 'SAL_DELIVERY', sale))
  const returned = await next(chain, 'PUR_RETURN', receipt, 0.2)
  if (isReplenished) await next(chain, 'PUR_RECEIPT', await next(chain, 'SAL_REPLENISH', returned))
}

/** The rest closed: what was delivered is all that comes. */
async function playClosed(chain: Chain): Promise<void> {
  const sale = await next(chain, 'SAL_ORDER', await orderOf(chain))
  await next(chain, 'PUR_RECEIPT', await next(chain, 'SAL_DELIVERY', sale, 0.8))
  await chain.player.close(await chain.player.fresh(sale))
}

const CHAINS: readonly ((chain: Chain) => Promise<void>)[] = [
  playContract,
  playPrepaid,
  playInParts,
  (chain) => playReturn(chain, true),
  (chain) => playReturn(chain, false),
  playClosed,
]

/** A draft of every type, and one each in approval, refused and void. */
async function playDrafts(chain: Chain): Promise<void> {
  const { player, buyer, approver, seller, supplierId, customerId, lines, day } = chain
  const draft = (type: VoucherType) => {
    const isUp = VOUCHER_TYPES[type].side === 'up'
    return player.add(isUp ? buyer : seller, type, {
      head: headOf(type, day(), isUp ? supplierId : customerId),
      lines: hasGoods(type) && isUp ? lines : hasGoods(type) ? [] : [{ iAmount: '1680.00' }],
    })
  }
  for (const type of VOUCHER_TYPE_CODES) await draft(type)
  await player.submit(await draft('PUR_PAY_REQUEST'))
  await player.refuse(await draft('PUR_PAY_REQUEST'), approver, '请补充合同附件')
  await player.void(await player.refuse(await draft('PUR_PAY_REQUEST'), approver, '重复提交'))
}
