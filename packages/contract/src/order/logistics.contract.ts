import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { reference } from '../values/request-fields.ts'
import { orderUnknown } from './order.contract.ts'

/** A parcel of an order. */
export const Shipment = z.object({
  cShipmentUuid: z.string(),
  cExpressName: z.string(),
  cExpressNo: z.string(),
  /** 0 handed over, 1 已揽收, 2 运输中, 3 派送中, 4 已签收. */
  iPhase: z.int(),
  dShip: z.string(),
  /** Empty before. */
  dSign: z.string(),
  items: z.array(z.object({ cProdName: z.string(), cUrl: z.string(), cSpecText: z.string(), iQty: z.int() })),
})
export type Shipment = z.infer<typeof Shipment>

/** The parcels of an order that the caller may see, oldest first. */
export const getShipmentList = endpoint({
  method: 'POST',
  path: 'alc-alshop/LogisticsAction/getShipmentList',
  gate: 'login',
  summary: 'The parcels of an order.',
  body: z.object({ cOrderNo: reference }),
  data: z.object({ results: z.array(Shipment) }),
  failures: orderUnknown,
})

/** The way of a parcel, newest step first. */
export const getTrackList = endpoint({
  method: 'POST',
  path: 'alc-alshop/LogisticsAction/getTrackList',
  gate: 'login',
  summary: 'The way of a parcel.',
  body: z.object({ cShipmentUuid: reference }),
  data: z.object({
    results: z.array(z.object({ dTrack: z.string(), iPhase: z.int(), cText: z.string(), cArea: z.string() })),
  }),
  failures: { SHIPMENT_UNKNOWN: { code: 4004 } },
})

/** Companies that carry parcels. */
export const getExpressCompanyList = endpoint({
  method: 'POST',
  path: 'alc-alshop/LogisticsAction/getExpressCompanyList',
  gate: 'login',
  summary: 'Companies that carry parcels.',
  body: z.object({}),
  data: z.object({ results: z.array(z.object({ cExpressCode: z.string(), cExpressName: z.string() })) }),
})
