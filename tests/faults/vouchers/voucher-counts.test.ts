import { afterAll, beforeAll, expect, it } from 'vitest'

import { openTradeWorld } from '../trade/trade-world.ts'
import type { TradeWorld } from '../trade/trade-world.ts'
import { proveVouchers } from './vouchers.ts'
import { unmet } from '../claim.ts'

// `npm run proof -- vouchers` with few rounds: the same code, the same planted faults, at the same two processes.

let world: TradeWorld

beforeAll(async () => {
  world = await openTradeWorld(2)
}, 180_000)
afterAll(() => world.close())

it('keeps chains of vouchers as a model has them, through races and a kill', async () => {
  const claims = await proveVouchers(world, { chains: 40, rounds: 1, kills: 1 })
  expect(unmet(claims)).toEqual([])
})
