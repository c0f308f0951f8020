import { productPath } from '@mallwright/contract/link'
import { fen, moneyText } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { defineJob } from '../jobs/define-job.ts'
import { sendMessages } from '../message/message.store.ts'
import { priceDrops, takeReturnedStock } from './notice.store.ts'

/** Tells who asked that a variant is in stock again, and who collected a product that it costs less, once a price. */
export const noticeJob = defineJob({
  name: 'notices',
  payload: z.object({}),
  everySeconds: 60,
  run: async ({ client }) => {
    const returned = await takeReturnedStock(client)
    const drops = await priceDrops(client)
    await sendMessages(client, [
      ...returned.map(({ accountId, code, name }) => ({
        accountId,
        code: 'product.stockBack' as const,
        parameters: { product: name },
        link: productPath(code),
      })),
      ...drops.map(({ accountId, code, name, before, price }) => ({
        accountId,
        code: 'product.priceDown' as const,
        // Code and price keep the same drop from being told again.
        parameters: { product: name, amount: moneyText(fen(before - price)), code, price: String(price) },
        link: productPath(code),
      })),
    ])
  },
})
