import { newUuid } from '@mallwright/contract/values'
import type { VoucherType } from '@mallwright/contract/voucher'

import type { Gateway } from '../../gateway.ts'
import { dataOf } from '../trade/trade-world.ts'
import type { Person, TradeWorld } from '../trade/trade-world.ts'
import { prepareRecords } from './chain-people.ts'
import type { Records } from './chain-people.ts'
import { randomOf } from '../../fuzz/random.ts'

/** Phones of administrators of the buyer (E1) and the seller (E4). */
const [BUYER, SELLER] = ['19900140001', '19900140004']

/** A buyer and many sellers who pull from the same order. */
export interface Rivals {
  readonly records: Records
  readonly buyer: Person
  readonly sellers: readonly Person[]
}

/** Signs a buyer and so many people of the seller in. */
export async function enterRivals(world: TradeWorld, sellers: number): Promise<Rivals> {
  const [buyer] = await world.addAdmins(BUYER, 1)
  if (!buyer) throw new Error('nobody is signed in')
  const records = await prepareRecords(world, buyer.at(0))
  return { records, buyer, sellers: await world.addAdmins(SELLER, sellers) }
}

/** The same material in every line: a save that is sent again is the same. */
const material = (records: Records, institution: string) => records.materialId(institution, randomOf(1, 1))

/** A save as these proofs send it. */
export interface PullingSave {
  readonly type: VoucherType
  readonly keys: readonly string[]
  readonly qty: string
  readonly request?: string
  /** Of a stored voucher. */
  readonly stored?: { readonly cUuid: string; readonly iVersion: number; readonly rowKeys: readonly string[] }
}

/** The body of a save of the seller that pulls lines, each for a quantity at the price 1. */
export function saveBody({ records }: Rivals, save: PullingSave) {
  const { type, keys, qty, request = newUuid(), stored } = save
  const template = records.template(type)
  return {
    cRequestUuid: request,
    cVouchType: type,
    ...(stored && { cUuid: stored.cUuid }),
    iVersion: stored?.iVersion ?? 0,
    cTemplateUuid: template.id,
    iTemplateRevision: template.revision,
    headData: { dVoucherDate: '2026-11-26', cPartner: records.partnerId('E4', 'E1', type) },
    lines: keys.map((cUpRowKey, index) => ({
      cRowKey: stored?.rowKeys[index] ?? `${index}`,
      cUpRowKey,
      values: { cMaterial: material(records, 'E4'), iQty: qty, iPrice: '1' },
    })),
    deleted: [],
    docIds: [],
  }
}

/** Sends a save of the seller that pulls lines. */
export function savePulling(rivals: Rivals, gateway: Gateway, save: PullingSave) {
  return gateway.saveVoucher({ body: saveBody(rivals, save) })
}

/** An approved purchase order of so many lines; which it is and what its lines are. */
export async function approvedOrder({ records, buyer }: Rivals, lines: number, qty: string) {
  const gateway = buyer.at(0)
  const template = records.template('PUR_ORDER')
  const saved = dataOf(
    await gateway.saveVoucher({
      body: {
        cRequestUuid: newUuid(),
        cVouchType: 'PUR_ORDER',
        iVersion: 0,
        cTemplateUuid: template.id,
        iTemplateRevision: template.revision,
        headData: { dVoucherDate: '2026-11-26', cPartner: records.partnerId('E1', 'E4', 'PUR_ORDER') },
        lines: Array.from({ length: lines }, (_, index) => ({
          cRowKey: `${index}`,
          values: { cMaterial: material(records, 'E1'), iQty: qty, iPrice: '1' },
        })),
        deleted: [],
        docIds: [],
      },
    }),
  )
  const named = { cVouchType: 'PUR_ORDER' as const, cUuid: saved.cUuid }
  const approved = dataOf(await gateway.submitVoucher({ body: { ...named, iVersion: saved.iVersion } }))
  if (approved.iVoucherState !== 30) throw new Error('an approval is asked for')
  return { ...named, iVersion: approved.iVersion, keys: saved.lines.map(({ cRowKey }) => cRowKey) }
}
