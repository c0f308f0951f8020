import type { AfterSaleEvent } from '@mallwright/contract/after-sale'
import * as z from 'zod/mini'

import { Failed } from '../../gateway/failures/failure.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { Job } from '../../jobs/define-job.ts'
import { demoSince } from '../../order/robots/shop-robot.store.ts'
import { EXPRESS_COMPANIES } from '../../order/shipping/express.data.ts'
import { allowsEvent } from '../book/move-after-sale.store.ts'
import { lastReturnAddress } from '../book/return-address.store.ts'
import { lockCase } from '../change/case-lock.ts'
import { changeAfterSale } from '../change/change-after-sale.ts'
import { setParcel } from '../read/after-sale-detail.store.ts'
import { DEMO_RETURN_ADDRESS } from './return-address.data.ts'
import { waitingAfterSale } from './waiting-after-sale.store.ts'

/** How long (s) the robot leaves an after-sale to its shop. Domain 4.7. */
const ANSWERS_AFTER_S = 90

/** How often (s) it looks: at one after-sale a time, so that it never holds what somebody waits for while it waits itself. */
const LOOKS_EVERY_S = 10

/** What a shop that has nothing against it does. */
const ANSWERS: readonly AfterSaleEvent[] = ['agreeRefund', 'agreeReturn', 'takeBack', 'takeForExchange', 'sendExchange']

/** The shops' robot of a demo mall: it answers after-sales that no seller has answered. Domain 4.7. */
export const AFTER_SALE_ROBOT_JOBS = [
  defineJob({
    name: 'robot.afterSale',
    payload: z.object({}),
    everySeconds: LOOKS_EVERY_S,
    run: async ({ client }) => {
      const askedAfter = await demoSince(client)
      const id = askedAfter && (await waitingAfterSale(client, { askedAfter, seconds: ANSWERS_AFTER_S }))
      const locked = id === undefined ? undefined : await lockCase(client, id)
      const event = locked && ANSWERS.find((one) => allowsEvent(locked.row, one))
      if (!event) return
      const address =
        event === 'agreeReturn'
          ? ((await lastReturnAddress(client, locked.order.shopId)) ?? DEMO_RETURN_ADDRESS)
          : undefined
      const changes = address && { changes: { returnAddress: address } }
      const moved = await changeAfterSale(client, locked, event, { ...changes, isResaleable: true })
      // Nothing left to send: the money instead.
      if (moved instanceof Failed) {
        await changeAfterSale(client, locked, 'offerRefund', { changes: { isRefundOffered: true } })
        return
      }
      if (event !== 'sendExchange') return
      const [{ code, zh }] = EXPRESS_COMPANIES
      const expressNo = `YD${moved.afterSaleNo.slice(1)}`
      await setParcel(client, { afterSaleId: moved.id, direction: 2, expressCode: code, expressName: zh, expressNo })
    },
  }),
] as unknown as Job[]
