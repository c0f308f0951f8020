import { ENDPOINTS } from '@mallwright/contract/registry'
import { translate } from '@mallwright/contract/values'
import { eq } from 'drizzle-orm'

import type { Queryable } from '../db/query.ts'
import { orm } from '../db/query.ts'
import { shopOrder } from '../db/tables/trade/order.table.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { fail } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { findOrderOf } from './visible-order.ts'
import { EXPRESS_COMPANIES } from './shipping/express.data.ts'
import { expressName, trackText } from './shipping/shipping-texts.ts'
import { findShipment, shipmentsOf, tracksOf } from './shipping/shipment.store.ts'

const endpoints = ENDPOINTS.order

/** Registers the handlers by which parcels are followed. */
export function logisticsRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, endpoints.getShipmentList, async ({ body, caller, locale }) => {
    const order = await findOrderOf(context, { caller, locale }, body.cOrderNo)
    if (!order) return fail('ORDER_UNKNOWN')
    const parcels = await shipmentsOf(pool, order.id)
    return {
      results: parcels.map(({ parcel, items }) => ({
        cShipmentUuid: parcel.id,
        cExpressName: expressName(locale, parcel.expressName),
        cExpressNo: parcel.expressNo,
        iPhase: parcel.phase,
        dShip: wireTime(parcel.shippedAt),
        dSign: parcel.signedAt ? wireTime(parcel.signedAt) : '',
        items: items.map(({ item, qty }) => ({
          cProdName: item.name,
          cUrl: item.imageUrl,
          cSpecText: item.specText,
          iQty: qty,
        })),
      })),
    }
  })
  handle(context, endpoints.getTrackList, async ({ body, caller, locale }) => {
    const parcel = await findShipment(pool, body.cShipmentUuid)
    const order = parcel && (await findOrderOf(context, { caller, locale }, await numberOf(pool, parcel.orderId)))
    if (!order) return fail('SHIPMENT_UNKNOWN')
    const tracks = await tracksOf(pool, parcel.id)
    return {
      results: tracks.map(({ at, phase, text, area }) => ({
        dTrack: wireTime(at),
        iPhase: phase,
        cText: trackText(locale, text),
        cArea: area,
      })),
    }
  })
  handle(context, endpoints.getExpressCompanyList, async ({ locale }) => ({
    results: EXPRESS_COMPANIES.map(({ code, ...name }) => ({
      cExpressCode: code,
      cExpressName: translate(locale, name),
    })),
  }))
}

async function numberOf(client: Queryable, orderId: string): Promise<string> {
  const [found] = await orm(client)
    .select({ orderNo: shopOrder.orderNo })
    .from(shopOrder)
    .where(eq(shopOrder.id, orderId))
  return found?.orderNo ?? ''
}
