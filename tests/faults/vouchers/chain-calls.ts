import { newUuid } from '@mallwright/contract/values'

import type { Random } from '../../fuzz/random.ts'
import type { Gateway } from '../../gateway.ts'
import type { Person } from '../trade/trade-world.ts'
import { isAmounts } from './chain-model.ts'
import type { Chain, ModelVoucher, WantedLine } from './chain-model.ts'
import type { ChainPeople, Records } from './chain-people.ts'
import type { TypeCode } from './chain-types.ts'

/** A difference between the product and the model: the chain ends there, for the model cannot follow. */
export class Difference extends Error {}

/** What a chain is walked with. */
export interface Walk {
  readonly chain: Chain
  readonly people: ChainPeople
  readonly records: Records
  readonly random: Random
  /** Counts what was done, by name. */
  readonly note: (name: string) => void
}

interface Answer {
  readonly ok: boolean
  readonly failure?: string
  readonly msg?: string
}

/** Compares an answer with what the model says: a failure's name, or `undefined` for success. */
export function judge(
  { note }: Walk,
  { call, expected, answer }: { readonly call: string; readonly expected: string | undefined; readonly answer: Answer },
): void {
  const found = answer.ok ? undefined : (answer.failure ?? 'NO_FAILURE')
  if (found !== expected) {
    throw new Difference(
      `${call}: ${expected ?? 'success'} expected, ${found ?? 'success'} found (${answer.msg ?? ''})`,
    )
  }
  note(found === undefined ? 'accepted' : `refused as ${found}`)
}

/** Throws where two values are not the same. */
export function mustEqual(what: string, expected: unknown, found: unknown): void {
  const [one, other] = [JSON.stringify(expected), JSON.stringify(found)]
  if (one !== other) throw new Difference(`${what}: ${one} expected, ${other} found`)
}

/** Somebody of an institution at one of the processes. */
export function somebodyOf({ people, random }: Walk, institution: string): { person: Person; gateway: Gateway } {
  const person = random.pick(people.of(institution))
  return { person, gateway: person.at(random.integer(0, 1)) }
}

/** A quantity of thousandths as the wire has it. */
export const quantityText = (qty: number): string => String(qty / 1000)

/** A save as it is sent. */
export interface SentSave {
  readonly type: TypeCode
  readonly owner: string
  readonly voucher?: ModelVoucher
  readonly version: number
  readonly headData: Readonly<Record<string, unknown>>
  readonly lines: readonly WantedLine[]
  readonly deleted: readonly string[]
}

/** Sends a save by somebody of an institution. */
export function sendSave(walk: Walk, sent: SentSave) {
  const { records, random } = walk
  const { type, owner, voucher } = sent
  const template = records.template(type)
  return somebodyOf(walk, owner).gateway.saveVoucher({
    body: {
      cRequestUuid: newUuid(),
      cVouchType: type,
      ...(voucher && { cUuid: voucher.id }),
      iVersion: sent.version,
      cTemplateUuid: template.id,
      iTemplateRevision: template.revision,
      headData: { dVoucherDate: '2026-11-26', ...sent.headData },
      lines: sent.lines.map(({ stored, up, qty, price, cents }) => ({
        cRowKey: stored?.key ?? newUuid(),
        ...(up && { cUpRowKey: up.key }),
        values: isAmounts(type)
          ? { iAmount: (cents / 100).toFixed(2) }
          : { cMaterial: records.materialId(owner, random), iQty: quantityText(qty), iPrice: String(price / 1e6) },
      })),
      deleted: [...sent.deleted],
      docIds: [],
    },
  })
}
