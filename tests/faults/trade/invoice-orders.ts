import { newUuid } from '@mallwright/contract/values'

import type { Random } from '../../fuzz/random.ts'
import { dataOf } from './trade-world.ts'
import type { Person, TradeWorld } from './trade-world.ts'

const request = () => ({ cRequestUuid: newUuid() })

/**
 * Applies for the invoice of a completed order, which the shop rejects, or issues and perhaps reverses, or which its buyer withdraws; for what was
 * reversed, rejected or withdrawn once more, now and then.
 */
export async function invoiceOrder(
  world: TradeWorld,
  { buyer, random, orderNo }: { readonly buyer: Person; readonly random: Random; readonly orderNo: string },
): Promise<void> {
  const at = () => random.integer(0, 9)
  const header = {
    bInstitution: true,
    iHeaderType: 2 as const,
    cTitle: `proof ${orderNo}`,
    cTaxNo: '91110000MA0DEM002D',
  }
  const { cHeaderUuid } = dataOf(await buyer.at(at()).saveHeader({ body: { ...header, ...request() } }))
  const rounds = random.chance(0.4) ? 2 : 1
  for (let round = 0; round < rounds; round += 1) {
    const receiver = { iInvoiceKind: 1 as const, cHeaderUuid, iInvoiceMedium: 1 as const, cEmail: 'proof@mall.example' }
    const body = { orderNos: [orderNo], ...receiver, iInvoiceContent: random.chance(0.5) ? (1 as const) : (2 as const) }
    const applied = dataOf(await buyer.at(at()).saveInvoiceApply({ body: { ...body, ...request() } }))
    const isFree = await answerApplication(world, {
      buyer,
      random,
      no: applied.cInvoiceApplyNo,
      digits: `${round}${orderNo}`,
    })
    if (!isFree) return
  }
}

/** Lives an application to an end of its own; whether its order is free after it. */
async function answerApplication(
  world: TradeWorld,
  {
    buyer,
    random,
    no,
    digits,
  }: { readonly buyer: Person; readonly random: Random; readonly no: string; readonly digits: string },
): Promise<boolean> {
  const [cInvoiceApplyNo, at] = [no, () => random.integer(0, 9)]
  if (random.chance(0.2)) {
    dataOf(await buyer.at(at()).cancelInvoiceApply({ body: { cInvoiceApplyNo, ...request() } }))
    return true
  }
  const audit = async (iAudit: number, answer: { readonly cInvoiceNo?: string; readonly cReason?: string } = {}) => {
    const { iVersion } = dataOf(await buyer.at(at()).getInvoiceApplyDetail({ body: { cInvoiceApplyNo } }))
    dataOf(
      await world.seller
        .at(at())
        .auditInvoice({ body: { cInvoiceApplyNo, iVersion, iAudit, ...answer, ...request() } }),
    )
  }
  if (random.chance(0.2)) {
    await audit(3, { cReason: 'proof' })
    return true
  }
  await audit(1)
  if (random.chance(0.2)) return false
  await audit(2, { cInvoiceNo: `6${digits}` })
  if (random.chance(0.5)) return false
  dataOf(await buyer.at(at()).applyRed({ body: { cInvoiceApplyNo, cReason: 'proof', ...request() } }))
  if (random.chance(0.2)) return false
  await audit(4, { cInvoiceNo: `7${digits}` })
  return true
}
