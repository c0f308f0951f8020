import type { ReturnAddress } from '../../db/tables/trade/after-sale.table.ts'

/** Where goods go back to in a demo, of shops that have named no address yet. */
export const DEMO_RETURN_ADDRESS: ReturnAddress = {
  receiverName: '售后部',
  phone: '19900990000',
  detail: '浙江省杭州市西湖区演示路 8 号售后仓',
}
