import { productPath } from '@mallwright/contract/link'
import { fen, moneyText } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { labelsOf } from '../db/entity-names.store.ts'
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
    const labelOf = await labelsOf(client, 'product', [...returned, ...drops])
    await sendMessages(client, [
      ...returned.map((product) => ({
        accountId: product.accountId,
        code: 'product.stockBack' as const,
        parameters: { product: labelOf(product) },
        link: productPath(product.code),
      })),
      ...drops.map((product) => ({
        accountId: product.accountId,
        code: 'product.priceDown' as const,
        parameters: {
          product: labelOf(product),
          amount: moneyText(fen(product.before - product.price)),
          // Code and price keep the same drop from being told again.
          code: product.code,
          price: String(product.price),
        },
        link: productPath(product.code),
      })),
    ])
  },
})
