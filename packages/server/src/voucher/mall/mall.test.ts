import { expect, it } from 'vitest'
import { startChain } from '../../testing/test-vouchers.ts'
import { checkMallVouchers } from './mall-check.store.ts'
import { checkVouchers } from '../proof/voucher-check.store.ts'
const { server, rowsOf } = await startChain()
it('x', async () => {
  console.log(JSON.stringify(await rowsOf(`select type, state, payment_status, exec_state, count(*) from voucher where source_kind is not null group by 1,2,3,4 order by 1,2`), null, 0))
  console.log(await checkMallVouchers(server.database.pool))
  expect(await checkVouchers(server.database.pool)).toEqual([])
})
