import { ORDER_STATES } from '@mallwright/contract/order'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { undoFailed } from '../../gateway/failures/undo-failed.store.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { Job } from '../../jobs/define-job.ts'
import { lockOrders } from '../change/order-row.store.ts'
import type { OrderRow } from '../change/order-row.store.ts'
import { EXPRESS_COMPANIES } from '../shipping/express.data.ts'
import { shipOrder } from '../shipping/shipment.store.ts'
import { addNextTrack, parcelsOnTheWay } from './next-track.store.ts'
import { demoSince, waitingOrders } from './shop-robot.store.ts'

/** How long (s) the shop robot leaves a paid order to its seller. Domain 4.7. */
const SHIPS_AFTER_S = 60

/** How often (s) the shop robot looks, and the logistics robot takes parcels a step further. Domain 4.7. */
const SHOP_LOOKS_EVERY_S = 10
const TRACK_EVERY_S = 20

/** The robots of a demo mall: they ship what no seller has shipped, and move parcels until they are signed for. Domain 4.7. */
export const ROBOT_JOBS = [
  defineJob({
    name: 'robot.shop',
    payload: z.object({}),
    everySeconds: SHOP_LOOKS_EVERY_S,
    run: async ({ client }) => {
      const placedAfter = await demoSince(client)
      if (!placedAfter) return
      const ids = await waitingOrders(client, { placedAfter, seconds: SHIPS_AFTER_S })
      // All of them first: whoever ships another one of a shop holds it, and waits for the number of a delivery.
      for (const order of await lockOrders(client, ids)) {
        if (order.state === ORDER_STATES.toShip) await shipWhole(client, order)
      }
    },
  }),
  defineJob({
    name: 'robot.logistics',
    payload: z.object({}),
    everySeconds: TRACK_EVERY_S,
    run: async ({ client }) => {
      const placedAfter = await demoSince(client)
      if (!placedAfter) return
      for (const parcel of await parcelsOnTheWay(client, { placedAfter })) await addNextTrack(client, parcel)
    },
  }),
] as unknown as Job[]

/** Ships all of an order in one parcel, whose waybill is the order's number. */
async function shipWhole(client: Transaction, order: OrderRow): Promise<void> {
  const [{ code, zh }] = EXPRESS_COMPANIES
  const parcel = { expressCode: code, expressName: zh, expressNo: `YD${order.orderNo}`, items: [] }
  // A seller may have used that waybill; the order is theirs then.
  await undoFailed(client, () => shipOrder(client, order, { parcel, by: {} }))
}
