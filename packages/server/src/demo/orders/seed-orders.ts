import type { Database, Transaction } from '../../db/database.ts'
import { address } from '../../db/tables/address.table.ts'
import { currentInstitution } from '../../gateway/guard/institution.store.ts'
import { orderPayablesWithAfterSales } from '../../after-sale/change/finish-after-sale.store.ts'
import { ORDER_PAYABLE } from '../../order/change/order-payable.ts'
import { findTrade } from '../../order/change/order-row.store.ts'
import type { Buyer } from '../../order/checkout/checkout.store.ts'
import { computeFrom } from '../../order/checkout/compute-checkout.ts'
import { ChangedCheckout, submitOrder } from '../../order/checkout/submit-order.store.ts'
import { DEMO_ACCOUNT } from '../../payment/demo/demo-account.data.ts'
import type { PaymentWorld } from '../../payment/payable.ts'
import { makeInvoiceDocument } from '../../invoice/sending/make-document.ts'
import type { PersonalDataCipher } from '../../personal-data/personal-data-cipher.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import { sandboxChannel } from '../../ports/payment/sandbox/sandbox-channel.ts'
import { transferChannel } from '../../ports/payment/transfer-channel.ts'
import { accountId, demoId } from '../plans/demo-id.ts'
import type { InsertRows } from '../plans/write-rows.ts'
import { ageMessages, ageTrade, finishTrades, issuedInvoices, numberTrade } from './age-trade.store.ts'
import { OFFER_ORDER, ORDER_ADDRESSES, ORDER_PLANS } from './orders.data.ts'
import type { OrderPlan, OrderStep } from './orders.data.ts'
import { playAfterSale, playAsk } from './play-after-sale.ts'
import type { AfterSaleStepName } from './play-after-sale.ts'
import { seedOffers } from '../trade/seed-offers.ts'
import { isInvoiceStep, playInvoice } from './play-invoice.ts'
import { holdOpen, PLAYS } from './play-order.ts'
import type { PlayedTrade } from './play-order.ts'
import { accepted } from './play-payment.ts'
import { nameOf } from './transfer-slips.ts'

/** What the seed of orders works with. */
export interface OrderSeed {
  readonly database: Database
  readonly client: Transaction
  readonly storage: Storage
  readonly cipher: PersonalDataCipher
}

/**
 * Plays the demo's orders by the functions of real ones: each step happens now, and then time passes for its trade. Their times are
 * counted from the seed itself, so that what is left of each deadline can be seen. Domain 4.0 and 4.6.
 */
export async function seedOrders(write: InsertRows, seed: OrderSeed): Promise<void> {
  await write(address, addresses())
  const channels = [sandboxChannel(seed.database, ''), transferChannel(DEMO_ACCOUNT)]
  const world: PaymentWorld = {
    channels: new Map(channels.map((channel) => [channel.name, channel])),
    payables: new Map([[ORDER_PAYABLE, orderPayablesWithAfterSales]]),
    onError: (error) => {
      throw error
    },
  }
  for (const plan of ORDER_PLANS) await playTrade(seed, world, plan)
  // After all others, whose prices are the usual ones.
  await seedOffers(write)
  await playTrade(seed, world, OFFER_ORDER)
  await finishTrades(seed.client)
  for (const { row, isRed } of await issuedInvoices(seed.client)) await makeInvoiceDocument(seed, row, isRed)
}

function addresses() {
  return ORDER_ADDRESSES.map(({ phone, ...place }, index) => {
    const nth = ORDER_ADDRESSES.slice(0, index).filter((earlier) => earlier.phone === phone).length
    return {
      ...place,
      id: demoId(`address/${phone}/${nth}`),
      accountId: accountId(phone),
      phone,
      province: '浙江省',
      city: '杭州市',
      isDefault: nth === 0,
    }
  })
}

async function playTrade({ client, cipher }: OrderSeed, world: PaymentWorld, plan: OrderPlan): Promise<void> {
  const { number, phone, steps, payHours } = plan
  let left = steps.reduce<number>((sum, step) => (typeof step === 'number' ? sum + step : sum), 0)
  const tradeId = await placeTrade(client, plan)
  await numberTrade(client, tradeId, { minutes: left, number })
  if (payHours !== undefined) await holdOpen(client, tradeId, payHours)
  await ageMessages(client, left)
  const payerName = nameOf(phone)
  const trade = {
    client,
    world,
    tradeId,
    number,
    phone,
    payerName,
    payerAccount: cipher.encrypt('6200000000000000002'),
  }
  for (const step of steps) {
    if (typeof step === 'number') {
      await ageTrade(client, tradeId, step)
      left -= step
    } else {
      await play(trade, step)
      await ageMessages(client, left)
    }
  }
}

/** Has a step happen now. */
function play(trade: PlayedTrade, step: Exclude<OrderStep, number>): Promise<void> {
  if (typeof step !== 'string') return playAsk(trade, step)
  const ofOrder = Object.entries(PLAYS).find(([name]) => name === step)
  if (ofOrder) return ofOrder[1](trade)
  return isInvoiceStep(step) ? playInvoice(trade, step) : playAfterSale(trade, step as AfterSaleStepName)
}

async function buyerOf(client: Transaction, phone: string): Promise<Buyer> {
  const institution = accepted(await currentInstitution(client, accountId(phone)))
  return {
    accountId: accountId(phone),
    organisationId: institution.id,
    personId: institution.personId,
    kind: institution.kind === 'enterprise' ? 1 : 2,
    siteId: demoId('site/main'),
  }
}

/** Places the orders of a plan as its buyer would, and gives their trade. */
async function placeTrade(client: Transaction, plan: OrderPlan): Promise<string> {
  const { number, phone, lines, coupon, remark } = plan
  const as = { buyer: await buyerOf(client, phone), locale: 'zh-CN' } as const
  const choice = {
    isFromCart: false,
    lines: lines.map(([variant, qty]) => ({ skuId: demoId(`sku/${variant}`), qty })),
    addressId: '',
    coupons: coupon === undefined ? [] : [demoId(`user-coupon/${coupon}/${phone}`)],
  }
  const { checkout, fingerprint } = accepted(await computeFrom(client, as, choice))
  const placed = accepted(
    await submitOrder(client, as, {
      choice,
      fingerprint,
      remarks: new Map(checkout.shops.map(({ shopId }) => [shopId, remark ?? ''])),
      requestUuid: demoId(`trade/${number}`),
      buyerName: nameOf(phone),
    }),
  )
  if (placed instanceof ChangedCheckout) throw new Error(`the checkout of D${number} has changed`)
  return accepted(await findTrade(client, placed.tradeNo)).id
}
