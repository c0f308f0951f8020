import type { Browser } from '@playwright/test'

import type { Deployment } from '../deployment.ts'
import { openOrders, passOverLimit, receiveAndDelete, shipInParts, watchParcels } from './enterprise-delivery.ts'
import { payAtBank, payByCode, payByLink, payInMiniProgram, payInShell } from './enterprise-payments.ts'
import {
  chooseAtCheckout,
  expect,
  fillCart,
  openPhone,
  placeOrder,
  prepareBuyer,
  signInAtTheGate,
} from './enterprise-shopping.ts'
import type { Phone, ShoppingView } from './enterprise-shopping.ts'

/** Runs a named part of a journey. */
type Step = (name: string, run: () => Promise<void>) => Promise<unknown>

interface Trip {
  readonly server: Deployment
  readonly view: ShoppingView
  readonly step: Step
}

/**
 * The whole way of a buyer: a visitor fills a cart from three shops, signs in at the purchase gate, orders with address, coupon and
 * invoice, pays six trades by the six show types, one of them after an approval at another device, sees the parcels of what is
 * shipped in parts, receives it and deletes the order. Issue 15 §7.
 */
export async function shopForAnEnterprise(browser: Browser, { server, view, step }: Trip): Promise<void> {
  const variant = await prepareBuyer(server.url)
  const phone = await openPhone(browser, server.url, view)
  try {
    await travel(phone, { browser, server, view, step, variant })
  } catch (error) {
    throw new Error(`at ${phone.page.url()}: ${String(error)}`, { cause: error })
  }
  expect(phone.errors).toEqual([])
  await phone.page.context().close()
}

async function travel(
  phone: Phone,
  trip: Trip & { readonly browser: Browser; readonly variant: string },
): Promise<void> {
  const { browser, server, view, step, variant } = trip
  await step('a visitor fills a cart from three shops', () => fillCart(phone))
  await step('the purchase gate leads to the sign-in, and the carts are one', () => signInAtTheGate(phone))
  await step('address, coupon and invoice are chosen', () => chooseAtCheckout(phone))
  await step('three orders are placed, and paid by a code', async () => {
    await placeOrder(phone)
    await payByCode(browser, phone)
  })
  await step('an order over the limit is passed at another device', () => passOverLimit(browser, phone, variant, view))
  await step('and paid by a link', () => payByLink(phone))
  await step('a bank is paid', () => payAtBank(phone, variant))
  await step('a mini program is paid', () => payInMiniProgram(phone, variant))
  await step('a wallet and another app are paid in the shell of an app', () => payInShell(phone, variant))
  const order = await openOrders(phone)
  await step('the seller ships in parts', () => shipInParts(browser, phone, { order, view }))
  await step('parcels move', () => watchParcels(phone, server, order.card))
  await step('the order is received and deleted', () => receiveAndDelete(phone, order))
}
