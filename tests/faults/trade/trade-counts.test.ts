import { afterAll, beforeAll, expect, it } from 'vitest'

import { proveLedgers, proveMoney } from './histories.ts'
import { run as killOrders } from './kill-orders.ts'
import { proveOffers } from './offer-rush.ts'
import { proveOversell } from './oversell.ts'
import { openTradeWorld } from './trade-world.ts'
import type { TradeWorld } from './trade-world.ts'
import { unmet } from '../claim.ts'

// `npm run proof` with few rounds: the same code, the same planted faults, at the same two processes.

let world: TradeWorld

beforeAll(async () => {
  world = await openTradeWorld(2)
}, 180_000)
afterAll(() => world.close())

it('has ledgers that add up in a demo and after random trades', async () => {
  const claims = await proveLedgers(world, 6)
  expect(unmet(claims)).toEqual([])
})

it('has the money of a model, in checkouts and in trades that are paid, refunded and late', async () => {
  const claims = await proveMoney(world, 100)
  expect(unmet(claims)).toEqual([])
})

it('sells the last ten pieces once, to fifty buyers at two processes', async () => {
  const claims = await proveOversell(world, { rounds: 1, crowd: 50 })
  expect(unmet(claims)).toEqual([])
})

it('sells the ten units of a timed offer once, to fifty buyers at two processes', async () => {
  const claims = await proveOffers(world, { rounds: 1, crowd: 50 })
  expect(unmet(claims)).toEqual([])
})

it('loses no order and no payment to a kill', async () => {
  const claims = await killOrders({ count: 1 })
  expect(unmet(claims)).toEqual([])
})
