import { expect, it } from 'vitest'

import { startChain } from '../../testing/test-vouchers.ts'
import { checkVouchers } from './voucher-check.store.ts'
import { undetectedVoucherFaults } from './voucher-faults.store.ts'

const { server, buyer, seller, line, order } = await startChain()

it('finds nothing in an order that is sold, delivered, received and invoiced', async () => {
  const keysOf = (voucher: { readonly lines: readonly { readonly cRowKey: string }[] }) =>
    voucher.lines.map(({ cRowKey }) => cRowKey)
  const purchase = await buyer.approve(await order(line(undefined, '3', '0.335'), line()))
  const sale = await seller.approve(await seller.pull('SAL_ORDER', keysOf(purchase)))
  const delivery = await seller.approve(await seller.pull('SAL_DELIVERY', keysOf(sale)))
  await buyer.pull('PUR_RECEIPT', keysOf(delivery), '2')
  const [thirds = ''] = keysOf(delivery)
  for (let piece = 0; piece < 3; piece += 1) await seller.pull('SAL_INVOICE', [thirds], '1')
  await buyer.pull('PUR_PAYMENT', keysOf(purchase))
  expect(await checkVouchers(server.database.pool)).toEqual([])
})

it('sees a planted fault of each kind', async () => {
  expect(await undetectedVoucherFaults(server.database)).toEqual([])
  expect(await checkVouchers(server.database.pool)).toEqual([])
})
